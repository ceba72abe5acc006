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
        "destinationPlace": {
          "queryPlace": { "iata": "EDI" }
        },
        "dateRange": {
          "startDate": { "year": 2027, "month": 5 },
          "endDate": { "year": 2027, "month": 5 }
        }
      }
    ],
    "dateTimeGroupingType": "DATE_TIME_GROUPING_TYPE_BY_MONTH"
  }
}'
