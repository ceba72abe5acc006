curl --fail-with-body --request POST \
  'http://localhost:3000/apiservices/v3/flights/live/search/poll/c2Vzc2lvbi1leGFtcGxlLTAwMQ-a1' \
  --header 'x-api-key: sandbox-key'
