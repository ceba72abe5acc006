BASE=http://localhost:3000/apiservices/v3
curl --fail-with-body \
  "$BASE/geo/hierarchy/flights/en-GB" \
  --header 'x-api-key: sandbox-key'
