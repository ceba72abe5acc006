BASE=http://localhost:3000/apiservices/v3
curl --fail-with-body --request POST \
  "$BASE/geo/hierarchy/flights/nearest" \
  --header 'x-api-key: sandbox-key' \
  --header 'content-type: application/json' \
  --data-raw '{
  "locator": {
    "coordinates": {
      "latitude": 55.9533,
      "longitude": -3.1883
    }
  },
  "locale": "en-GB"
}'
