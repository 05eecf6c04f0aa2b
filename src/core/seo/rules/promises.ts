import { granted, quote, type Rule, withheld } from '../finding.ts'
import { LETTER, WORD_END, WORD_START } from '../text/letters.ts'
import { placesSaying } from './said.ts'

/** What depends on somebody's decision, on chance or on a market: nobody can promise it. */
const outcome = [
	'indenizaç(?:ão|ões)|aprovaç(?:ão|ões)|aceitaç(?:ão|ões)|contemplaç(?:ão|ões)|liberaç(?:ão|ões)|pagamentos?|reembolsos?',
	'economia|lucros?|ganhos?|rendimentos?|rentabilidade|retornos?|coberturas?|proteção|prêmio do sorteio|descontos?|resultados?',
].join('|')
const decision = 'aprovaç(?:ão|ões)|aceitaç(?:ão|ões)|contemplaç(?:ão|ões)|liberaç(?:ão|ões)'
const yielding = 'lucros?|ganhos?|rendimentos?|rentabilidade|retornos?'
/** 'garantida pela apólice', 'garantida até o limite': a limit is no promise. */
const unlimited = String.raw`(?!\s+(?:pel[oa]s?|por|n[oa]s?|conforme|segundo|nos termos|até|vai|vão|tem limite|limita|respeita|chega|apenas|somente|só|desde|se|quando|ao|à|aos|às|em (?:lei|contrato|apólice)|na forma|de acordo)${WORD_END})`

const promises = [
	String.raw`(?:${outcome})\s+(?:(?!não\s|nem\s)${LETTER}+\s+){0,2}(?:100\s?%\s+)?(?:garantid|assegurad)[oa]s?${WORD_END}${unlimited}`,
	String.raw`(?:${outcome})(?:(?!\s(?:não|nem|nunca)\s)[^.!?;:]){0,40}\s(?:está|estão|é|são|será|serão|fica|ficam)\s+(?:${LETTER}+\s+e\s+)?(?:100\s?%\s+)?(?:garantid|assegurad)[oa]s?${WORD_END}${unlimited}`,
	String.raw`garantimos(?!\s+(?:o\s+|a\s+)?(?:sigilo|confidencialidade|privacidade|atendimento|segurança))${WORD_END}`,
	String.raw`garant(?:e|em|ia total|id[oa]s?)\s+(?:a|o|que|de|as|os)?\s*(?:(?:sua|seu)\s+)?(?:indenizaç|aprovaç|aceitaç|contemplaç|lucro|retorno|rentabilidade|rendimento|menor preço|melhor preço)`,
	String.raw`100\s?%\s+(?:garantid|segur[oa]|protegid|cobert|sem risco|aprovad)`,
	String.raw`(?:${yielding})\s+(?:${LETTER}+\s+)?(?:cert[oa]s?|dobrad[oa]s?|em dobro)${WORD_END}`,
	String.raw`(?:dobra|dobrar|dobre|triplica|triplicar)\s+(?:o\s+)?(?:seu|teu|meu)?\s*(?:dinheiro|capital|patrimônio)`,
	String.raw`(?:sem|zero|livre de)\s+(?:nenhum|qualquer|algum)?\s*riscos?(?:\s+(?:algum\s+)?de\s+(?:perd|prejuízo|recusa)|(?!\s+(?:algum\s+)?d[eao])${WORD_END})`,
	String.raw`sem\s+(?:a menor|nenhuma|qualquer|a mínima)\s+(?:chance|possibilidade|hipótese)\s+de\s+(?:perd|recusa|prejuízo|ser)`,
	String.raw`(?:nunca|jamais)\s+(?:será|é|vai ser|terá|são|serão|foi)\s+(?:negad|recusad|um problema)`,
	String.raw`(?:nunca|jamais)\s+(?:nega|negam|recusa|recusam|recusamos|negamos|perde)${WORD_END}`,
	String.raw`(?:ninguém|nenhum cliente|nenhum pedido|nenhuma proposta)\s+(?:é|será|foi|fica)\s+(?:recusad|negad|reprovad)`,
	String.raw`não\s+(?:recusamos|negamos|reprovamos)`,
	String.raw`(?:aprovamos|aceitamos|aprova|aceita|aprovam|aceitam)\s+(?:a\s+)?(?:todos|todas|todo mundo|qualquer (?:pessoa|perfil|um|cliente|proposta|carro|veículo)${WORD_END})`,
	String.raw`(?:${decision})\s+(?:(?!não\s|nem\s)${LETTER}+\s+){0,2}(?:imediat[oa]s?|automátic[oa]s?|instantâne[oa]s?|na hora|para todos|sem análise|sem consulta|sem exceção)${WORD_END}`,
	String.raw`(?:${decision})(?:(?!\s(?:não|nem|nunca)\s)[^.!?;:]){0,30}\s(?:sempre\s+(?:sai|vem|acontece|é)|sai sempre|vem sempre|(?:sai|vem|acontece)\s+em\s+(?:até\s+)?\d+\s+(?:horas|minutos|dias))`,
	String.raw`(?:${decision})\s+em\s+(?:até\s+)?(?:\d+\s+(?:horas|minutos)|poucos minutos)`,
	String.raw`(?:contemplad[oa]|aprovad[oa])s?\s+(?:com certeza|sem falta|no primeiro mês|já no primeiro|em\s+(?:até\s+)?\d+\s+(?:horas|minutos|dias))`,
	String.raw`(?<!(?:quase|nem)\s)sempre\s+(?:é\s+|será\s+|são\s+)?(?:aprovad|aceit[oa]s?${WORD_END}|contemplad|paga${WORD_END}|cobre${WORD_END}|rende${WORD_END})`,
	String.raw`(?:cobre|indeniza|(?:segur${LETTER}*|apólice|plano)\s+(?:${LETTER}+\s+){0,2}paga)\s+(?:absolutamente\s+)?(?:tudo(?!\s+(?:o\s+|aquilo\s+)?que)|qualquer\s+(?:coisa|situação|evento|sinistro|dano|caso)|em\s+(?:qualquer|todo e qualquer)\s+(?:caso|situação|hipótese))${WORD_END}`,
	String.raw`(?:aprov|contempl|aceit|pag|cobr|indeniz)${LETTER}*[^.!?;]{0,40}(?:sem\s+(?:nenhuma\s+)?exceç(?:ão|ões)|haja o que houver|aconteça o que acontecer|custe o que custar)`,
	String.raw`[oa]\s+(?:melhor|mais barat[oa]|menor preço)\s+(?:${LETTER}+\s+){0,2}do\s+(?:brasil|mercado|país|mundo)`,
	String.raw`não\s+paga\s+nada\s+nunca`,
	String.raw`(?:seguro|proteção|cobertura)\s+(?:total|absolut[oa]|completa)\s+contra\s+(?:tudo|qualquer|todos)`,
].map((pattern) => new RegExp(`${WORD_START}${pattern}`, 'i'))

export const absolutePromises: Rule = {
	id: 'absolute-promises',
	group: 'ymyl',
	label: 'Sem promessas absolutas',
	points: 8,
	check(subject) {
		const found = placesSaying(subject, promises)
		if (found.length === 0) return granted('nenhuma')
		return withheld(
			1,
			`${found.length} promessa(s)`,
			...found.map(({ sentence, ...place }) => ({
				...place,
				severity: 'crítico' as const,
				message: `O texto promete o que nenhum seguro pode garantir: ${quote(sentence, 90)}.`,
				fix: 'Diga em que condições, com que limite e segundo qual contrato.',
			})),
		)
	},
}
