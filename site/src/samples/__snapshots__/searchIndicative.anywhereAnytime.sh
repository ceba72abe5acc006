BASE=http://localhost:3000/apiservices/v3
curl --fail-with-body --request POST \
  "$BASE/flights/indicative/search" \
  --header 'x-api-key: sandbox-key' \
  --header 'content-type: application/json' \
  --data-raw '{
  "query": {
    "market": "UK",
    "locale": "en-GB",
    "currency": "GBP",
    "queryLegs": [
      {
        "originPlace": {
          "queryPlace": { "iata": "LHR" }
        },
        "destinationPlace": { "anywhere": true },
        "anytime": true
      }
    ]
  }
}'
