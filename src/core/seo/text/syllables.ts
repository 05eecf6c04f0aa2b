/** Vowels that always carry a syllable, and those that lean on a neighbour. */
const STRONG = 'aeoáàâãéêóôõíúäëïöü'
const WEAK = 'iuy'

/** After these a weak vowel closes its own syllable: ru-im, ju-iz, ca-ir, a-in-da. */
const closing = /^(?:nh|[rlzmn](?![aeiouáàâãéêíóôõúy]))/

const vowelGroup = /[aeiouyáàâãéêíóôõúäëïöü]+/g
const accented = /[áàâãéêíóôõú]/

/** How many syllables a Portuguese word has. At least one, whatever it is. */
export function countSyllables(word: string): number {
	// In 'que', 'guerra', 'quase' and 'água' the u belongs to the consonant.
	const letters = word
		.toLowerCase()
		.normalize('NFC')
		.replace(/([qg])u(?=[aeioáàâãéêíóôõ])/g, '$1')
	let count = 0
	for (const match of letters.matchAll(vowelGroup)) {
		const end = match.index + match[0].length
		count += nucleiOf(match[0], letters.slice(end), accented.test(letters.slice(0, match.index)))
	}
	return Math.max(1, count)
}

/** The syllables of vowels that stand together, by what follows them and whether the stress was marked before. */
function nucleiOf(vowels: string, rest: string, stressedBefore: boolean): number {
	const ends = rest === '' || rest === 's'
	let count = 0
	let at = 0
	while (at < vowels.length) {
		count += 1
		const following = vowels.slice(at + 1)
		// his-tó-ria, sé-rie, á-rea, ó-leo: unstressed and last, two vowels are one syllable.
		if (ends && stressedBefore && following.length === 1 && isUnstressedPair(vowels[at]!, following)) return count
		at += leansOn(vowels[at]!, following, rest) ? 2 : 1
	}
	return count
}

function isUnstressedPair(first: string, second: string): boolean {
	return 'ieuo'.includes(first) && 'aeo'.includes(second) && first !== second
}

/** Whether the next vowel is heard in the syllable of this one: pai, meu, mão, põe. */
function leansOn(vowel: string, following: string, rest: string): boolean {
	const next = following[0]
	if (!next) return false
	if (vowel === 'ã') return next === 'o' || next === 'e'
	if (vowel === 'õ') return next === 'e'
	if (!WEAK.includes(next) || next === vowel) return false
	if (!STRONG.includes(vowel) && !WEAK.includes(vowel)) return false
	return following.length > 1 || !closing.test(rest)
}
