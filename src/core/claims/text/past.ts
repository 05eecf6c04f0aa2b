import { asWords, LETTER } from '#core/seo/text/letters.ts'

/** Words with which a text says itself that a rule is of the past. An 'até' does so only before a year. */
const past = asWords(
	String.raw`(?:revog|substitu|antig|anterior|deix|extint|acab|vigor[oa]|encerr|abolid|sa[ií]|enterr)${LETTER}*|no passado|no tempo d[aeo]s?|ficou para trás|ficou pra trás|antecessor${LETTER}*|lembrad[oa]s? (?:apenas|só)|durante (?:muito tempo|muitos anos|anos|décadas)|por (?:muitos anos|décadas)|ca(?:iu|íram)|aposentad[oa]s?|(?:texto|matéria|página|artigo|material) (?:é|está|ficou) (?:velh|antig|desatualizad|vencid)${LETTER}*|deu lugar|tom(?:ou|aram) o lugar|ao passado|já não|p(?:ôs|õe|or) fim|nunca (?:foi|cobraram|saiu|houve|chegou|entrou|existiu)|era|eram|à época|na época|antigamente|antes d[ae](?! ${LETTER}+[aei]r(?!${LETTER}))|prev[ií]a(?:m)?|(?:ger|exig|reg|cobr|indeniz|fic|trat|cuid|mand|diz|vig|pod)(?:ava|avam|ia|iam)|valia|valiam|não (?:é|existe|vale|há|cobra|cobram)(?: mais)?|não (?:indeniza|paga|atende|cobre)(?:m)? [^.;]*(?<!${LETTER})(?:depois|após|desde|a partir)|até (?:o (?:fim|final) de )?(?:(?:\d{1,2}º? de )?${LETTER}+ de |\d{1,2}/\d{1,2}/)?(?:19|20)\d\d(?![\d.,]\d)`,
)

export function saysItIsPast(sentence: string): boolean {
	return past.test(sentence)
}

/** What is said of what happened, or was agreed, before a rule changed. */
const before = asWords(
	String.raw`anterior(?:es)? (?:a|à|ao)|(?:acontec|ocorr|celebr|contrat|assin)${LETTER}* (?:até|antes)|antes de (?:\d|${LETTER}+ de \d)|(?:sinistros?|contratos?|casos?|acidentes?|fatos?) de antes d${LETTER}+|(?:sinistr|acident|contrat|enchent|batid)${LETTER}*(?: ${LETTER}+){0,3} (?:de|em) (?:19|20)\d\d ainda|(?:19|20)\d\d\? (?:${LETTER}+ ){0,3}ainda`,
)

export function tellsOfBefore(sentence: string): boolean {
	return before.test(sentence)
}
