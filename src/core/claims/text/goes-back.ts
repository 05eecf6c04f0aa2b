/** A sentence of so few letters says only with the one before it what it speaks of. */
const SHORT = 60

const leading =
	/^(?:então|aí|mesmo assim|ainda assim|mas|só que|nesse caso|nessa hipótese|nessas horas|nesses casos|nessa situação|nisso|infelizmente|felizmente|pela lei(?: nova)?)(?![a-zà-ÿ])/i
const pointing =
	/(?<![a-zà-ÿ])(?:por isso|d?el[ae]s?|disso|nisso|do mesmo jeito)(?![a-zà-ÿ])|^(?:n|d)?(?:iss[oa]|ess[ea]s?)(?![a-zà-ÿ])/i

/** 'Isso não é crime.', 'Então quem paga é o inquilino.': of what, the sentence before says. */
export function goesBack(text: string): boolean {
	return text.length < SHORT || leading.test(text) || pointing.test(text)
}
