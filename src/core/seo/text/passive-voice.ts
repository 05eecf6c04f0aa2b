import { LETTER, WORD_END, WORD_START } from './letters.ts'

const forms =
	'é|são|era|eram|foi|foram|fora|fui|fomos|será|serão|seria|seriam|seja|sejam|fosse|fossem|for|forem|ser|serem|sido|sendo'

/** Participles that do not end in -ado or -ido. */
const irregular =
	'feito|dito|escrito|visto|posto|aberto|coberto|descoberto|pago|gasto|ganho|aceito|entregue|eleito|expulso|extinto|impresso|incluso|isento|preso|salvo|solto|suspenso|morto|imposto|proposto|exposto|composto|disposto|previsto|revisto|inscrito|descrito|prescrito|desfeito|refeito|satisfeito|contradito|interposto'

/** They end like participles and describe instead of suffering: 'é obrigado' is meant, 'é cuidado' is a noun. */
const notParticiples = new Set(
	'lado estado mercado cuidado resultado advogado soldado sábado ministrado dado obrigado errado complicado rápido válido líquido sólido partido marido sentido pedido ruído tecido ouvido vestido conteúdo úmido ácido tímido híbrido indevido devido'.split(
		' ',
	),
)

const pattern = new RegExp(
	`${WORD_START}(?:${forms})\\s+(?:(?:não|sempre|nunca|já|também|só|apenas|mais|${LETTER}+mente)\\s+)?(${LETTER}+[ai]d[oa]s?|(?:${irregular.replace(/o(?=\||$)/g, '[oa]s?')}))${WORD_END}`,
	'i',
)

/** Whether a sentence says what was done without saying who did it: 'o carro foi vistoriado'. */
export function isPassive(sentence: string): boolean {
	const participle = pattern.exec(sentence)?.[1]?.toLowerCase()
	return (
		participle !== undefined &&
		!notParticiples.has(participle.replace(/a?s?$/, '').replace(/([ai])d$/, '$1do')) &&
		!notParticiples.has(participle)
	)
}
