package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"strings"
)

const base = "http://localhost:3000/apiservices/v3"

const body = `{
  "query": {
    "market": "UK",
    "locale": "en-GB",
    "currency": "GBP",
    "queryLegs": [
      {
        "originPlaceId": { "iata": "LHR" },
        "destinationPlaceId": { "iata": "EDI" },
        "date": { "year": 2027, "month": 5, "day": 14 }
      }
    ],
    "cabinClass": "CABIN_CLASS_ECONOMY",
    "adults": 2,
    "childrenAges": [4, 11],
    "includedCarriersIds": ["BA", "U2"],
    "excludedCarriersIds": [],
    "includedAgentsIds": [],
    "excludedAgentsIds": ["sktv"],
    "includeSustainabilityData": true,
    "nearbyAirports": true
  }
}`

func main() {
	reader := strings.NewReader(body)
	url := base + "/flights/live/search/create"
	request, err := http.NewRequest("POST", url, reader)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("x-api-key", "sandbox-key")
	request.Header.Set("content-type", "application/json")

	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()

	answer, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	if response.StatusCode/100 != 2 {
		log.Fatalf("%s: %s", response.Status, answer)
	}
	fmt.Println(string(answer))
}
