import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** `{language}` is the placeholder for the program's language. */
  readonly text: string;
}

const PROMPTS: readonly Prompt[] = [
  {
    name: "first_live_search",
    title: "Write a first live search",
    description: "A program that creates a search, polls it and ends with a booking link.",
    text: "Write a {language} program that finds the cheapest flight with a booking link. Begin with the program that write_program returns for createLiveSearch, and describe createLiveSearch and pollLiveSearch. Make each call in the sandbox with call_operation before you write code for it, and follow the result from sortingOptions to an itinerary, its pricing option and its deepLink.",
  },
  {
    name: "search_to_booking_link",
    title: "From a search to a booking link",
    description: "Every call on the way, each explained, and the program that makes them.",
    text: "Show me how a live search becomes a booking link, in {language}. Call find_flights for two airports and a day half a year from now. Then explain each call that it made with describe_operation, repeat create and one poll with call_operation, and follow one itinerary from sortingOptions to its deepLink with describe_name. End with the program.",
  },
  {
    name: "price_calendar",
    title: "Show a calendar of prices",
    description: "Indicative prices of a month, and the way from one of them to live prices.",
    text: "Write {language} code for a calendar of the lowest prices of a route. Call find_prices for two places and a month, begin with the program that write_program returns for searchIndicative, and try its request in the sandbox with call_operation. Say how a date of the calendar becomes a live search.",
  },
  {
    name: "migrate_from_v1",
    title: "Move code from V1.0",
    description: "Each call and field of existing code, with what became of it in 3.0.",
    text: "Move this {language} code from V1.0 to version 3.0. List every call, parameter and field of V1.0 that it uses, ask describe_v1_name about each of them, and read the migration guide that the answers lead to. Then write the new code and try its requests in the sandbox with call_operation.",
  },
  {
    name: "handle_errors",
    title: "Handle errors",
    description: "Which errors to retry, how to wait, and a test for each.",
    text: "Write {language} code that handles the errors of these APIs. Ask describe_error about each documented status, read /docs/getting-started/rate-limits with read_page, and call list_scenarios. Test each branch in the sandbox with a scenario of call_operation.",
  },
];

/** Registers a prompt for each common task of an integrator. */
export function registerPrompts(server: McpServer): void {
  for (const { name, title, description, text } of PROMPTS) {
    server.registerPrompt(
      name,
      { title, description, argsSchema: { language: z.string().max(40).optional() } },
      ({ language = "TypeScript" }) => ({
        messages: [
          {
            role: "user",
            content: { type: "text", text: text.replace("{language}", () => language) },
          },
        ],
      }),
    );
  }
}
