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
        "originPlace": {
          "queryPlace": { "iata": "LHR" }
        },
        "destinationPlace": { "anywhere": true },
        "anytime": true
      }
    ]
  }
}`

func main() {
	reader := strings.NewReader(body)
	url := base + "/flights/indicative/search"
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
