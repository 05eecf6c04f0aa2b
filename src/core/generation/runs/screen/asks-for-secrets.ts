import { sentencesOf } from '#core/seo/text/sentences.ts'

const NOT_BEFORE = String.raw`(?<![\p{L}\p{N}])`
const NOT_AFTER = String.raw`(?![\p{L}\p{N}])`

/** 'Informe', 'informem', 'informar', 'informando'. */
const ask = [
	'inform(?:e|em|ar|ando)',
	'envi(?:e|em|ar|ando)',
	'mand(?:e|em|ar|ando)',
	'digit(?:e|em|ar|ando)',
	'forne(?:ça|çam|cer|cendo)',
	'pass(?:e|em|ar|ando)',
	'compartilh(?:e|em|ar|ando)',
	'confirm(?:e|em|ar|ando)',
	'preench(?:a|am|er|endo)',
	'insir(?:a|am)|inser(?:ir|indo)',
	'encaminh(?:e|em|ar|ando)',
	'respond(?:a|am|er|endo)',
	'diga|digam|dizer',
	'coloque|colocar|anexe|anexar|repasse|repassar|entregue|entregar|cadastre|cadastrar|atualize|atualizar|valide|validar',
	'tire|tirar|fotografe|fotografar|escaneie',
].join('|')

/** What nobody may be asked for in an article: it opens an account or is money. */
const secrets = [
	String.raw`senhas?`,
	String.raw`tokens?`,
	String.raw`cvv|cvc|pin`,
	String.raw`c[oó]digos? (?:(?:de|do|da|que|por|no|na) )?(?:verifica[cç][aã]o|seguran[cç]a|acesso|confirma[cç][aã]o|ativa[cç][aã]o|sms|whatsapp|recebid\p{L}{1,3}|recebeu|chegou|chegar|voc[eê]|seis d[ií]gitos|6 d[ií]gitos)`,
	String.raw`(?:n[uú]meros?|dados|validade|foto|frente e verso) (?:(?:completos?|todos) )?(?:do|de|da)s? (?:seus? )?cart(?:[aã]o|[oõ]es)(?! (?:do sus|nacional|do plano|do conv[eê]nio))`,
	String.raw`chave secreta|frase secreta`,
].join('|')

/** An insurer needs copies of them; a stranger with a telephone does not. */
const documents = String.raw`(?:fotos?|selfies?|imagem|imagens|c[oó]pias?|prints?|frente e verso)(?: \p{L}{1,30}){0,4} (?:rg|cnh|cpf|identidade|passaporte|documentos?|rosto)|selfies?`
const send = 'envi(?:e|em)|mand(?:e|em)|encaminh(?:e|em)|compartilh(?:e|em)|anexe|tire|fotografe'
const rightful =
	/(?:à|a|ao|às|aos|pela|pelo|na|no|com a|com o|para a|para o) (?:sua |seu |própri[ao] )?(?:segurador\p{L}*|operador\p{L}*|administrador\p{L}*|corretor\p{L}*|banco|delegacia|polícia|detran|susep|ans|procon|cartório|juiz\p{L}*|oficina)/iu

const payment = String.raw`(?:faça|façam|envie|mande|transfira|deposite)(?: \p{L}{1,30}| r\$ ?[\d.,]{1,15}){0,4} (?:pix|dep[oó]sito|transfer[eê]ncia)(?: \p{L}{1,30}| r\$ ?[\d.,]{1,15}){0,6} (?:para|na|no|à|ao) `

const secretAsked = new RegExp(
	`${NOT_BEFORE}(?:${ask})${NOT_AFTER}[^.!?]{0,60}?${NOT_BEFORE}(?:${secrets})${NOT_AFTER}`,
	'giu',
)
const documentAsked = new RegExp(
	`${NOT_BEFORE}(?:${send})${NOT_AFTER}[^.!?]{0,60}?${NOT_BEFORE}(?:${documents})${NOT_AFTER}`,
	'giu',
)
const paymentAsked = new RegExp(`${NOT_BEFORE}${payment}`, 'giu')

/** 'Nunca informe', 'não se deve informar', 'ninguém sério vai pedir para informar': advice, not a request. */
const denied =
	/(?:^|[\s(“"])(?:n[aã]o|nunca|jamais|nem|evite|sem|ningu[eé]m|nenhum\p{L}*)(?:,? (?:em|de|sob) (?:nenhum\p{L}*|hip[oó]tese|jeito|qualquer)(?: \p{L}+){0,2},?)?(?: (?!é\b)\p{L}+){0,4} $/iu
/** Told of others: 'o golpista manda informar a senha', 'desconfie de quem pede para enviar'. */
const told =
	/(?:golpistas?|criminosos?|fraudadores|desconfie|desconfiar|suspeite|pede|pedem|pedir|pedirem|pedindo)[^.!?]{0,60} $/iu

/** What denies a request stands near it. */
const CONTEXT = 160

/** The sentences that ask a reader for what opens an account, for money, or for papers to be sent to a stranger. */
export function asksForSecrets(text: string): string[] {
	const flat = text
		.normalize('NFKC')
		.replaceAll(/\p{Cf}/gu, '')
		.replaceAll(/\s+/g, ' ')
	return sentencesOf(flat).filter(
		(sentence) =>
			isAsked(sentence, secretAsked) ||
			isAsked(sentence, paymentAsked) ||
			(isAsked(sentence, documentAsked) && !rightful.test(sentence)),
	)
}

function isAsked(sentence: string, request: RegExp): boolean {
	return [...sentence.matchAll(request)].some(({ index, 0: asked }) => {
		// 'Passar o código entrega a conta': it tells what comes of it.
		if (index === 0 && /^\p{L}+(?:r|ndo) /u.test(asked)) return false
		const before = sentence.slice(Math.max(0, index - CONTEXT), index)
		return !denied.test(before) && !told.test(before)
	})
}
