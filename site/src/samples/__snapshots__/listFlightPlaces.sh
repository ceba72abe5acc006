curl --fail-with-body \
  'http://localhost:3000/apiservices/v3/geo/hierarchy/flights/en-GB' \
  --header 'x-api-key: sandbox-key'
