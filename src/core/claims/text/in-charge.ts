import { cue } from './cues.ts'

/** What a body is called that has something in its charge, as people call it. */
const charge = String.raw`(?:fisca(?:l|is)|regulador(?:a|es)?|agência|órgão|autarquia|conselho|autoridade|supervisor(?:a|es)?|xerife|dono|vigia|guardião|guardiã|responsável|chefe|chefão)`
const own = String.raw`(?:\s+(?:regulador(?:a)?|fiscalizador(?:a)?|públic[oa]|própri[oa]|específic[oa]|certo|únic[oa]|só|só (?:su|del)[ae]s?|del[ae]s?|federal|nacional|no (?:brasil|país)))*`

/** 'é assunto da', 'saem da', 'está sob os cuidados da', 'nas mãos da', 'responde à', 'cuida a', 'presta contas à'. */
const saidAhead = new RegExp(
	[
		String.raw`(?<![a-zà-ÿ])(?:é|são|vira|virou) (?:assunto|tema|papel|função|tarefa|obra|área|matéria|caso|coisa|terreno|território|atribuição|competência|responsabilidade|(?:uma )?(?:regras?|normas?|criação|exigência)) d[aoe]s?\s+$`,
		String.raw`(?<![a-zà-ÿ])(?:normas?|regras?|regulamento|fiscalização|supervisão|autorização|registro)(?![a-zà-ÿ])[^,;:.]*\s(?:sa(?:i|em|iu|íram)|v[eê]m|partem|parte|nasc(?:e|em)|depend(?:e|em)) d[aoe]s?\s+$`,
		String.raw`(?<![a-zà-ÿ])(?:sob|nas|na|aos)\s+(?:os\s+|a\s+|o\s+)?(?:cuidados?|mãos?|guarda|tutela|alçada|mira|vigilância|comando|batuta|guarda-chuva|responsabilidade|competência|jurisdição|supervisão|fiscalização) d[aoe]s?\s+$`,
		String.raw`(?<![a-zà-ÿ])(?:pertenc(?:e|em)|respond(?:e|em)|obedec(?:e|em)|prest(?:a|am) contas|submet(?:e|em)(?:-se)?|(?:está|estão|fica|ficam) (?:sujeit|subordinad|ligad|vinculad)[oa]s?) (?:à|ao)s?\s+$`,
		String.raw`(?<![a-zà-ÿ])(?:n?o|ao|do) (?:campo|âmbito|escopo|raio|crivo|controle)(?: de (?:atuação|ação|competência))? d[aoe]s?\s+$`,
		String.raw`(?<![a-zà-ÿ])(?:obt(?:ém|êm)|t[eê]m|recebem?|pedem?|tiram?|conseguem?|busca[m]?)\s+(?:a |o |sua |seu )?(?:autorização|registro|licença|habilitação|carteira|homologação|credenciamento)(?![a-zà-ÿ])[^,;:.]*\s(?:d[aeo]|com [ao]|n[ao]|junto (?:à|ao)|perante [ao])s?\s+$`,
		String.raw`(?<![a-zà-ÿ])(?:desempenhad|exercid|cumprid|assumid|ocupad|vigiad|cuidad|comandad|mantid|acompanhad)[oa]s?(?: (?:de perto|diretamente|sempre|hoje|também))? pel[ao]s?\s+$`,
		String.raw`(?:^|[,;:.]\s)(?:d|n)(?:[aeo]s?|ess[ea]s?)\s[^,;:.]*,?\s(?:cuid(?:a|am)|trat(?:a|am)|mand(?:a|am)) [ao]s?\s+$`,
		String.raw`(?<![a-zà-ÿ])quem\s+(?:cuida|manda|toma conta|dá as cartas|fica de olho|está por trás|responde)(?![a-zà-ÿ])[^,;:.]*\s(?:é|são) [ao]s?\s+$`,
		String.raw`(?<![a-zà-ÿ])(?:tem|têm|possu(?:i|em)|há|existe|respeit(?:a|am)|segu(?:e|em)|cont(?:a|am) com|respond(?:e|em) a|obedec(?:e|em) a) (?:um |uma |o seu |a sua |seu |sua )?${charge}${own}\s*(?::|,|–|—|\(|,? que é|,? e é)\s*(?:é )?[ao]s?\s+$`,
	].join('|'),
	'i',
)
const mayAhead = cue(
	/^(?:assunto|tema|papel|funcao|tarefa|obra|area|materia|caso|coisa|terreno|territorio|atribuicao|competencia|responsa|regra|norma|criacao|exigencia|regulament|fisca|supervis|autoriza|registro|cuida|mao|maos|guarda|tutela|alcada|mira|vigilancia|comand|batuta|jurisdicao|pertence|responde|obedece|presta|submete|sujeit|subordinad|ligad|vinculad|desempenha|exerc|cumprid|assumid|ocupad|vigia|mantid|trata|manda|quem|agencia|orgao|autarquia|conselho|autoridade|xerife|dono|chefe|campo|ambito|escopo|raio|crivo|controle|obtem|licenca|habilitacao|carteira|homologacao|credenciamento|acompanhad)/,
)

/** 'fica em cima', 'cuida disso', 'manda nele', as said of a body behind its name. */
const saidBehind =
	/^(?:,[^,;:.]{1,25})?,?\s+(?:(?:é\s+)?quem\s+|que(?:\s+é\s+quem)?\s+|é\s+que\s+)(?:(?:autoriza|fiscaliza|supervisiona|regula|cuida|manda|vigia|define|dita|toma conta|dá as cartas)(?![a-zà-ÿ])|(?:fica|está) (?:em cima|de olho))/i

/** 'O plano odontológico também tem fiscal.', 'seguem regras de um conselho': the next sentence says which one. */
const announced = new RegExp(
	String.raw`(?<![a-zà-ÿ])(?:(?:tem|têm|possu(?:i|em)|há|existe|respond(?:e|em) a|segu(?:e|em)|obedec(?:e|em) a|depend(?:e|em) de|ganh(?:ou|aram)|regras? d[eo]|normas? d[eo]|cuidados? d[eo]|olhar d[eo]|nas mãos d[eo])(?:\s+(?:também|um|uma|seu|sua|só))* ${charge}|(?:regras?|normas?) d[eo] um ${charge})${own}\s*[.!]\s*$`,
	'i',
)
/** 'De onde saem as regras do crédito rural?' */
const askedWhence = /(?<![a-zà-ÿ])(?:regras?|normas?|regulamento|fiscalização|autorização)(?![a-zà-ÿ])[^.!]*\?\s*$/i
/** 'Saem do …', 'Vêm da …' */
const comesFrom = /^["“(]*(?:el[ae]s?\s+)?(?:sa(?:i|em|íram|iu)|v[eê]m|partem|parte|nasc(?:e|em)) d[ao]s?\s+$/i
/** 'É a SUSEP.', 'Chama-se ANS.', 'Esse papel é da ANAC.' */
const names =
	/^["“(]*(?:(?:el[ae]|ess[ea](?: (?:órgão|papel|fiscal|conselho|agência|autoridade))?|este|esta|quem|o nome|no caso|trata-se|falo)\s*,?\s*)?(?:é|são|chama-se|se chama|d[ao]|trata-se d[ao])\s*(?:d?[ao]s?\s+)?$/i

/** Whether the words around a body's name say that something is in its charge. */
export function isInCharge(text: string, { start, end }: { start: number; end: number }, before = ''): boolean {
	const ahead = text.slice(0, start)
	if (mayAhead(text) && saidAhead.test(ahead)) return true
	return saidBehind.test(text.slice(end)) || isNamedAfter(ahead, before)
}

function isNamedAfter(ahead: string, before: string): boolean {
	return (names.test(ahead) && announced.test(before)) || (comesFrom.test(ahead) && askedWhence.test(before))
}
