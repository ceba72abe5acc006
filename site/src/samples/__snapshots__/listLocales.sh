curl --fail-with-body \
  'http://localhost:3000/apiservices/v3/culture/locales' \
  --header 'x-api-key: sandbox-key'
