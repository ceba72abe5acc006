BASE=http://localhost:3000/apiservices/v3
curl --fail-with-body \
  "$BASE/culture/currencies" \
  --header 'x-api-key: sandbox-key'
