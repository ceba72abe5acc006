BASE=http://localhost:3000/apiservices/v3
SESSION_TOKEN=c2Vzc2lvbi1leGFtcGxlLTAwMQ-a1
curl --fail-with-body --request POST \
  "$BASE/flights/live/search/poll/$SESSION_TOKEN" \
  --header 'x-api-key: sandbox-key'
