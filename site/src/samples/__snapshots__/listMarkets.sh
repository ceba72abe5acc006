curl --fail-with-body \
  'http://localhost:3000/apiservices/v3/culture/markets/en-GB' \
  --header 'x-api-key: sandbox-key'
