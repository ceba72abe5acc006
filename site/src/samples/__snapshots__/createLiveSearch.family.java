import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;

public class CreateLiveSearch {
  public static void main(String[] args) throws Exception {
    var base = "http://localhost:3000/apiservices/v3";
    var url = base + "/flights/live/search/create";

    var body = """
      {
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
      }
      """;

    var request = HttpRequest.newBuilder(URI.create(url))
      .header("x-api-key", "sandbox-key")
      .header("content-type", "application/json")
      .POST(BodyPublishers.ofString(body))
      .build();

    var response = HttpClient.newHttpClient()
      .send(request, BodyHandlers.ofString());
    if (response.statusCode() / 100 != 2) {
      throw new IllegalStateException(
        response.statusCode() + ": " + response.body());
    }
    System.out.println(response.body());
  }
}
