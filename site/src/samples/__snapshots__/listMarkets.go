package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
)

const base = "http://localhost:3000/apiservices/v3"

func main() {
	url := base + "/culture/markets/en-GB"
	request, err := http.NewRequest("GET", url, nil)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("x-api-key", "sandbox-key")

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
