package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"strings"
)

const base = "http://localhost:3000"

const body = `{
  "quotes": "it's \"quoted\" and \u0060back quoted\u0060",
  "threeQuotes": "\"\"\" ''' \"\"\"",
  "backslashes": "C:\\new\\table \\u0041 \\",
  "expansions": "$HOME ${x} #{x} {x} %s %d $(id) !!",
  "breaks": "one\ntwo\r\nthree\ttab  ",
  "controls": "\u0000\u0001\b\f",
  "letters": "Köln, Αθήνα, 東京, ✈️ 😀",
  "comments": "// # /* */ <!-- -->",
  "key with 'quotes' and \"more\"": true,
  "": null,
  "default": [],
  "empty": {},
  "numbers": [0, -12.5, 1e+21, 1e-7, 9007199254740991],
  "spaces": "  kept  "
}`

func main() {
	reader := strings.NewReader(body)
	url := base + "/send/a%2Fb%27c%22d%24e%5Cf%20%C3%BC?q=%281%262%29%21%2A"
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
