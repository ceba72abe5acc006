BASE=http://localhost:3000/apiservices/v3
curl --fail-with-body --request POST \
  "$BASE/geo/hierarchy/flights/nearest" \
  --header 'x-api-key: sandbox-key' \
  --header 'content-type: application/json' \
  --data-raw '{
  "locator": { "ipAddress": "203.0.113.24" },
  "locale": "en-GB"
}'
