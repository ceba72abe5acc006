/** Stop words of prose. Names are never checked against this list. */
const ENGLISH =
  "a although an and any are as at be because been but by can could did difference do does for from get give happen happens has have how i if in into is it its know like many me mean much my need now of on or our should so still tell than that the their them then there these they this those though to use using want was we what when where which who why will with would you your vs versus";
const SPANISH =
  "a al algo aunque como con cual cuando cuanto de del desde donde el ella en entre es esa ese eso esta este esto hay la las le lo los me mi mis muy no o para pero por porque puedo que quien se ser si sin sobre son su sus te tiene tu tus un una uno unos usar y ya";

/** Every language also has the English ones, because names and much of the text are English. */
const FURTHER: Readonly<Partial<Record<string, string>>> = { es: SPANISH };

/** Words are folded: "qué" is listed as "que". */
export function stopWordsOf(lang: string): ReadonlySet<string> {
  return new Set(`${ENGLISH} ${FURTHER[lang] ?? ""}`.trim().split(" "));
}
