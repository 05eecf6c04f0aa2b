import { asksForSecrets } from '#core/generation/runs/screen/asks-for-secrets.ts'
import { granted, quote, type Rule, type Subject, withheld } from '../finding.ts'
import { CAPITAL, LETTER, WORD_END, WORD_START } from '../text/letters.ts'
import { headlinesWith, type Place, sentencesWith } from './places.ts'
import { placesSaying, unmasks } from './said.ts'

const disease =
	'diabetes|câncer|cancer|tumor(?:es)?|nódulos?|hipertensão|pressão alta|depressão|ansiedade|artrose|artrite|asma|lúpus|aids|hiv|hérnia|enxaqueca|obesidade|colesterol|glaucoma|catarata|alzheimer|parkinson|epilepsia|autismo|doenças?|trombose|infarto|gastrite|covid|dengue|insuficiência'
const treatment =
	'anti-?[a-zà-ÿ]{4,}|remédios?|medicamentos?|medicação|insulina|tratamentos?|quimioterapia|radioterapia|anticoagulantes?|antidepressivos?|ansiolíticos?|antibióticos?|comprimidos?|doses?|vacinas?|hemodiálise|fisioterapia|corticoides?'
const exam =
	'biópsia|exames?|cirurgia|consulta|mamografia|colonoscopia|quimioterapia|vacinas?|ultrassom|médic[oa]s?|internação'

/** Cures, and advice that only a doctor may give. */
export const medicalAdvice = harm({
	id: 'medical-advice',
	label: 'Sem promessa de cura nem conselho médico',
	points: 3,
	patterns: [
		String.raw`(?:cura|curam|curou|curar|elimina|eliminam|reverte|revertem|acaba com|vence)\s+(?:de vez\s+|definitivamente\s+|totalmente\s+)?(?:o|a|os|as|qualquer|seu|sua|até)?\s*(?:${disease})${WORD_END}`,
		String.raw`cura\s+(?:garantida|definitiva|natural|milagrosa|certa|total|em)`,
		String.raw`(?:pare|suspenda|abandone|interrompa|largue|reduza|corte|troque|substitua|dispense|pule|esqueça)\s+(?:de\s+(?:tomar|usar|aplicar)\s+)?(?:já\s+)?(?:o|a|os|as|seu|sua|seus|suas|metade d[oa])?\s*(?:${LETTER}+\s+)?(?:${treatment})${WORD_END}`,
		String.raw`(?:pode|podem|dá para|é possível|é seguro|deve)\s+(?:parar|suspender|abandonar|interromper|largar|dispensar|pular|reduzir)\s+(?:com\s+|de tomar\s+)?(?:o|a|os|as|seu|sua)?\s*(?:${LETTER}+\s+)?(?:${treatment}|${exam})${WORD_END}`,
		String.raw`(?:não\s+(?:precisa|é preciso|é necessário|faça|vá|perca tempo com|vale a pena)|dispense|dispensa|adie|cancele|recuse)\s+(?:fazer\s+|de\s+|ir ao\s+|a\s+|o\s+|procurar\s+|com\s+)*(?:${exam})${WORD_END}[^.]{0,60}(?:${disease}|benign|some sozinh|inútil|espalha|desnecessári|chá|natural)`,
		String.raw`(?:${disease}|caroços?|manchas?|dor)[^.!?]{0,40}(?:é|são)\s+sempre\s+(?:benign|inofensiv|normal)`,
		String.raw`(?:tome|tomar|beba|aplique|use|misture)\s+(?:\d+|um|uma|dois|duas|três|meia|meio)\s+[^.!?]{0,40}(?:mg|ml|gotas|comprimidos?|cápsulas?|colher(?:es)?|xícaras?)[^.!?]{0,60}(?:por dia|ao dia|em jejum|para (?:curar|baixar|tratar|eliminar|controlar)|antes d|vezes)`,
		String.raw`(?:suspend|parar|interromp|abandon|tomar|aument|diminu|mud|reduz)${LETTER}*\s+[^.!?;]{0,20}(?:${treatment})[^.!?;]{0,20}por conta própria`,
		String.raw`(?:jogue fora|joga fora)\s+(?:o|a|os|as|seu|sua)\s+(?:${LETTER}+\s+)?(?:${treatment})`,
		String.raw`(?:tome|tomar|use|aplique)\s+(?:${LETTER}+\s+){1,3}(?:de\s+)?\d+\s?(?:mg|ml|g|gotas)(?!${LETTER})`,
		String.raw`(?:tome|use|aplique)\s+[^.!?;]{0,60}(?:de\s+${LETTER}+\s+em\s+${LETTER}+\s+horas|por\s+(?:três|cinco|sete|dez|\d+)\s+dias)`,
		String.raw`se\s+[^.!?]{5,90},\s+(?:você\s+tem|é|são)\s+(?:um[a]?\s+)?(?:infecção|bipolaridade|gases|virose|gripe|estresse|depressão|ansiedade|diabetes|câncer|alergia|frescura|${disease})`,
		String.raw`(?:não\s+perca\s+tempo|não\s+gaste)\s+com\s+(?:a\s+)?(?:${exam})`,
		String.raw`(?:deve|pode)\s+parar\s+(?:no mesmo dia|na hora|imediatamente|de uma vez)`,
		String.raw`(?:chá|jejum|suco|óleo|dieta|limão|erva|simpatia|oração)[^.!?]{0,50}(?:substitui|dispensa|no lugar d[oa]s?)\s+(?:o|a|os|as)?\s*(?:${treatment}|${exam})`,
	],
	message: (sentence) => `O texto promete cura ou dá conselho que só um médico pode dar: ${sentence}.`,
	fix: 'Tire o conselho e mande o leitor ao médico; fique no que o plano ou o seguro cobre.',
})

const concealed = String.raw`doença|diagnóstico|diabetes|pressão|hipertensão|câncer|cirurgia|tratamento|exame|sinistro|acidente|batida|multa|histórico|uso (?:do carro|comercial|profissional)|aplicativo|condutor|filho|garagem|reforma|fum|cigarro|esporte|profissão|dano|defeito|alagamento|infiltração`
const event = 'roubo|furto|assalto|acidente|batida|colisão|sinistro|incêndio|queda|arrombamento|extravio|dano'

/** Lies in the questionnaire, hidden illness, staged claims. */
export const deceit = harm({
	id: 'deceit',
	label: 'Sem conselho para enganar a seguradora',
	points: 3,
	patterns: [
		String.raw`(?:informe|declare|use|coloque|ponha|dê|registre|cadastre|indique|forneça)\s+[^.!?;]{0,30}(?:CEP|endereço|garagem|condutor|nome|CPF)\s+(?:d[eoa]s?\s+)(?:um|uma|outr[oa]|alguém|algum|parente|amig[oa]|vizinh[oa]|tia|tio|mãe|pai|sogr[oa]|primo|prima|irmã|irmão|avó)`,
		String.raw`(?:minta|mintam)\s+(?:sobre|no|na|ao|à|um pouco|para)`,
		String.raw`(?:omita|esconda|oculte|disfarce|apague|sonegue)\s+(?:d[oa]\s+)?[^.!?;]{0,40}(?:${concealed})`,
		String.raw`(?:não|nunca|jamais)\s+(?:conte|mencione|declare|informe|revele|diga|fale|comente|marque|registre|assinale)\s+(?:nada\s+)?(?:(?:que|a|o|sobre|sua|seu|as|os|da|do|ao|à|na|no|corretor|seguradora)\s+){0,4}[^.!?;]{0,25}(?:${concealed})`,
		String.raw`deixe\s+[^.!?;]{0,60}\s(?:fora|de fora)\s+d[oa]s?\s+(?:papel|declaração|formulário|questionário|ficha|proposta|cadastro)`,
		String.raw`(?:para\s+)?não\s+deix(?:ar|e)\s+rastros?`,
		String.raw`(?:responda|jure|declare|afirme)\s+que\s+(?:não\s+(?:há|sabia|existe|possui|toma|fuma)|nunca|(?:os?|as?)\s+${LETTER}+\s+(?:apareceu|apareceram|começou|começaram|é nov|são nov))`,
		String.raw`(?:coloque|indique|ponha|declare|registre|cadastre|inscreva)\s+[^.!?;]{0,40}\scomo\s+(?:principal\s+|o\s+|a\s+)*(?:condutor|proprietári|beneficiári|titular|dependente|morador|funcionári)[^.!?;]{0,40}(?:ainda que|mesmo que|mesmo sem|embora|só no papel|de fachada|apesar de)`,
		String.raw`combine[m]?\s+(?:antes\s+)?(?:a|uma|as)\s+(?:história|versão|versões)`,
		String.raw`deixe\s+de\s+(?:informar|declarar|contar|mencionar|marcar)`,
		String.raw`(?:marque|responda|escreva|diga|declare|informe|assinale|afirme)\s+(?:sempre\s+)?(?:que\s+)?(?:“?não”?|“?sim”?|tem|nunca)\s+[^.!?;]{0,50}(?:mesmo (?:que|se|sem|tendo|não|com)|ainda que|embora)`,
		String.raw`(?:simule(?![^.!?;]{0,40}(?:médi|prêmio|franquia|preço|conta))|forje|invente|encene|fabrique|arme|combine|monte|provoque|force)\s+(?:um|uma|o|a|os|as|seu|sua)?\s*(?:${LETTER}+\s+)?(?:${event})`,
		String.raw`(?:diga|afirme|declare|conte|alegue|registre|comunique|avise|jure)\s+(?:à polícia\s+|na delegacia\s+|à seguradora\s+)?que\s+(?:o|a|os|as|ele|ela|foi|houve|você)[^.!?;]{0,50}(?:roubad|furtad|assaltad|caiu|sumiu|quebrou|no estacionamento|estava (?:parad|trancad|estacionad))`,
		String.raw`(?:deixe|abandone|leve|esconda|venda)\s+(?:o|a)\s+(?:carro|veículo|moto|celular|aparelho|bicicleta)\s+[^.!?;]{0,40}(?:desmanche|conhecid|sítio|amigo|parente)`,
		String.raw`(?:infle|aumente|exagere|engorde|superfature|arredonde para cima)\s+(?:um pouco\s+)?(?:o|os|a|as)?\s*(?:orçamentos?|valor(?:es)?|danos?|prejuízos?|notas?|conta)`,
		String.raw`(?:peça|combine|acerte|negocie)\s+(?:com|à|ao|a)\s+(?:a\s+|o\s+|sua\s+)?(?:oficina|mecânico|funileiro|médico|clínica|loja|vendedor|dentista)\s+(?:que|para|de|uma?|um)\s*[^.!?;]{0,60}(?:some|somar|inclua|incluir|aument|infl|a mais|(?:amassados?|danos?|batidas?|riscos?) antig|nota (?:maior|fria)|laudo fals|embut)`,
		String.raw`(?:inclua|some|acrescente|junte|ponha)\s+[^.!?;]{0,30}(?:danos?|amassados?|riscos?|arranhões|batidas?|avarias?)\s+(?:antig|anterior|velh|que já)`,
		String.raw`(?:nota fiscal|recibo|laudo|atestado|boletim|contrato|comprovante)\s+(?:fri[oa]|forjad[oa]|de favor|retroativ[oa])`,
		String.raw`(?:a seguradora|a operadora|a empresa|ninguém|a perícia|o perito|o banco|o sistema|eles)\s+(?:quase\s+)?(?:não|nunca|raramente|jamais)?\s*(?:vai\s+|tem como\s+|consegue\s+)?(?:descobre|descobrir|confere|conferir|fica sabendo|saber|percebe|perceber|checa|vai atrás)${WORD_END}[^.!?;]{0,20}$`,
		String.raw`(?:o truque|o segredo|o jeitinho|o pulo do gato|a manha|a dica de ouro)\s+(?:é|está em)\s+[^.!?;]{0,40}(?:ment|omit|escond|simul|declar|inform|dizer|combinar|infl)`,
	],
	message: (sentence) => `O texto ensina a enganar a seguradora, o que é fraude: ${sentence}.`,
	fix: 'Tire o conselho e diga o que acontece com quem omite ou falseia.',
})

const named = String.raw`(?:(?:seguradora|corretora|administradora|operadora|empresa|associação|banco|grupo|concorrente|rival|oficina|loja|clínica|perit[oa]|vistoriador[a]?|gerente|dono|senhor|doutor|corretor[a]?)\s+)?(?:${CAPITAL}${LETTER}+(?:\s+(?:d[aeo]s?\s+|e\s+)?${CAPITAL}${LETTER}+)+|(?:Seguradora|Corretora|Administradora|Operadora|Associação|Oficina|Clínica|Banco|Grupo)\s+${CAPITAL}${LETTER}+)`
const crime = String.raw`(?:rouba|roubou|roubam|frauda|fraudou|engana|enganou|lesa|lesou|lava\s+dinheiro|lavou\s+dinheiro|desvia|desviou|sonega|sonegou|falsifica|falsificou|suborna|subornou|embolsa|embolsou|aplica\s+(?:um\s+)?golpes?|dá\s+(?:um\s+)?calote|deu\s+(?:um\s+)?calote|vive\s+de\s+calote|mente\s+(?:para|aos|a)|some\s+com\s+o\s+dinheiro|sumiu\s+com\s+o\s+dinheiro|extorque|chantageia|adultera|adulterou|clona|incendeia|incendiou|p(?:õe|ôs)\s+fogo|desmonta\s+(?:carros?|motos?|veículos?)\s+roubad|(?:recebe|cobra|leva|paga)\s+(?:dinheiro|propina|comissão)?\s*por\s+fora|(?:recebe|paga|cobra)\s+propina|vende\s+(?:os\s+)?dados|é\s+(?:um|uma)?\s*(?:fraude|golpe|quadrilha|pirâmide|estelionatári[oa]|criminos[oa]|desonest[oa]|caloteir[oa]|picaret[oa]|ladr[aã]o?|bandid[oa]|máfia|arapuca)|não\s+paga\s+(?:ninguém|sinistro|nenhum)|nunca\s+pag(?:a|ou))`

/** Somebody with a name is called a criminal. */
export const defamation = harm({
	id: 'defamation',
	label: 'Sem acusação a pessoa ou empresa com nome',
	points: 3,
	flags: '',
	patterns: [
		String.raw`${named}(?:,[^,.]{0,40},)?\s+(?:(?:sempre|já|só|também|simplesmente|sistematicamente|há anos)\s+)?${crime}`,
		String.raw`(?:golpes?|fraudes?|roubos?|calotes?|esquema|quadrilha|crimes?|desonestidade|má-fé)\s+(?:criminos[oa]s?\s+)?d[ao]\s+${named}`,
		String.raw`(?:donos?|diretor(?:es|a)?|sócios?|corretores|presidente|gerentes?)\s+d[ao]\s+${named}\s+(?:são|é|foi|foram)?\s*(?:${crime}|ladr|bandid|criminos|estelionat|corrupt|preso)`,
	],
	message: (sentence) => `O texto acusa de crime ou desonestidade alguém com nome: ${sentence}.`,
	fix: 'Tire o nome ou a acusação; conte só o que uma decisão publicada diz, com o link.',
})

type Harm = Pick<Rule, 'id' | 'label' | 'points'> & {
	patterns: readonly string[]
	/** Names have capitals. */
	flags?: string
	message: (quoted: string) => string
	fix: string
}

/** A rule against something that an article must not say, wherever it says so. */
function harm({ patterns, flags = 'i', message, fix, ...rule }: Harm): Rule {
	const compiled = patterns.map((pattern) => new RegExp(`${WORD_START}${pattern}`, flags))
	return {
		...rule,
		group: 'ymyl',
		check: (subject: Subject) => critical(placesSaying(subject, compiled), message, fix),
	}
}

function critical(found: readonly Place[], message: (quoted: string) => string, fix: string) {
	if (found.length === 0) return granted('nada encontrado')
	return withheld(
		1,
		`${found.length} ${found.length === 1 ? 'trecho' : 'trechos'}`,
		...found.map(({ sentence, ...place }) => ({
			...place,
			severity: 'crítico' as const,
			message: message(quote(sentence, 90)),
			fix,
		})),
	)
}

/** What a writer that was led astray by a page would have readers do or believe. */
export const harms = ['medical-advice', 'deceit', 'defamation', 'secrets-asked', 'registrations']

/** Nobody publishes such things for a service. */
const inPublic =
	/(?:escreva|publique|deixe|poste|informe|mande|envie|responda)[^.!?;]{0,60}(?:comentários?|redes? sociais|grupo|direct|mensagem privada|whatsapp)[^.!?;]{0,60}(?:CPF|CNH|RG|senha|cartão|código|foto d)/i

const deniedAsk = /(?:não|nunca|jamais|evite)\s+(?:se\s+|lhe\s+)?(?:escrev|publi|deix|post|inform|mand|envi|respond)/i

/** 'Se alguém disser “envie a senha”', 'o erro é passar o código': what others ask for, or what not to do. */
const told =
	/(?:se|quando|quem)\s+(?:alguém|o suposto|um suposto|lhe)|(?:erro|perigo|risco)[^.!?;]{0,30}\sé\s|antes de (?:confirm|digit|inform|pass)/i

/** Without one of these nothing that opens an account is asked for; where there is none, no closer look is needed. */
const nearSecret =
	/senha|token|\bcv[vc]\b|\bpin\b|c[óo]digos?\b(?! (?:civil|penal|de (?:defesa|trânsito|processo)|do consumidor|brasileiro))|cart(?:ão|ões)|secreta|selfie|fotos?\b|c[óo]pia|prints?\b|imagens?\b|frente e verso|\bpix\b|dep[óo]sito|transfer[êe]ncia/i

/** What opens an account is asked of readers by thieves. */
export const secretsAsked: Rule = {
	id: 'secrets-asked',
	group: 'ymyl',
	label: 'Nada pede senha, código, pagamento ou documentos ao leitor',
	points: 2,
	check(subject) {
		const { blocks } = subject.text
		// What is asked for may stand in the list below the sentence that asks.
		const asked = blocks.flatMap(({ text, tag, start, end }, at) =>
			nearSecret.test(text)
				? asksForSecrets(`${blocks[at - 1]?.text ?? ''} ${text}`)
						.filter((sentence) => !blocks[at - 1]?.text.includes(sentence))
						.map((sentence): Place => ({ sentence, element: tag || 'texto', field: 'content', span: { start, end } }))
				: [],
		)
		const places = [
			...asked,
			...headlinesWith(subject, [nearSecret]).filter(({ sentence }) => asksForSecrets(sentence).length > 0),
			...sentencesWith(subject, [inPublic]).filter(({ sentence }) => !deniedAsk.test(sentence)),
		].filter(({ sentence }) => !unmasks(sentence) && !told.test(sentence))
		return critical(
			places,
			(quoted) => `O texto pede ao leitor o que abre contas ou é dinheiro: ${quoted}.`,
			'Tire o pedido: nada disso se manda por comentário, mensagem ou a quem escreve um artigo.',
		)
	},
}
