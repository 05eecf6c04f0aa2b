import type { Provider } from '#core/providers/provider.ts'
import { providers } from '#core/providers/registry.ts'
import type { Integration } from './integration.ts'

const mail: Integration = {
	id: 'mail',
	label: 'E-mail (SMTP)',
	serves: 'Pedidos, convites, boletim',
	group: 'messages',
	fields: [
		{
			name: 'SMTP_URL',
			label: 'Servidor de e-mail',
			secret: true,
			parts: 'server',
		},
		{
			name: 'MAIL_FROM',
			label: 'Remetente',
			optional: true,
			placeholder: 'Nome <nome@exemplo.com.br>',
			hint: 'Em branco, vale o nome e o e-mail da corretora.',
		},
		{
			name: 'MAIL_DKIM_SELECTOR',
			label: 'Seletor do DKIM',
			optional: true,
			placeholder: 'mail',
			hint: 'Só para conferir a assinatura. Em branco, procuramos os mais comuns.',
		},
	],
	without: 'Nenhum e-mail sai. As mensagens esperam na fila, e convites mostram o link para entregar.',
	meanwhile: 'As mensagens esperam na fila e são tentadas de novo.',
	test: 'call',
}

const push: Integration = {
	id: 'push',
	label: 'Avisos no navegador',
	serves: 'Avisa quem atende de cada lead novo',
	group: 'messages',
	fields: [
		{
			name: 'VAPID_PRIVATE_KEY',
			label: 'Chave privada (VAPID)',
			secret: true,
			placeholder: 'Em branco, o site cria uma',
			hint: 'Com outra chave, cada pessoa liga os avisos de novo, em Leads.',
		},
	],
	without: 'Ninguém é avisado no navegador. O e-mail de cada lead não depende desta chave.',
	meanwhile: 'Os avisos esperam e são tentados de novo; o e-mail de cada lead não depende deles.',
	// Only a browser that asked for notices can be told anything.
	test: 'own-browsers',
	ownKey: 'vapid',
}

const rdStation: Integration = {
	id: 'rd-station',
	label: 'RD Station',
	serves: 'Recebe os leads como conversões',
	group: 'messages',
	fields: [
		{
			name: 'RD_STATION_API_KEY',
			label: 'Chave de API',
			secret: true,
			hint: 'Guardar e testar criam no RD Station um contato com o seu e-mail e a conversão “teste-de-conexao”: a chave não serve para mais nada.',
		},
		{
			name: 'RD_STATION_REFERENCE_FIELD',
			label: 'Campo para o número do pedido',
			optional: true,
			placeholder: 'cf_pedido',
			hint: 'Um campo personalizado que já exista lá. Por ele se reconhece um pedido que chegou duas vezes.',
		},
	],
	without: 'Nenhum lead é enviado ao RD Station.',
	meanwhile: 'Os leads esperam na fila e são enviados de novo por um dia e meio.',
	keyAt: 'https://developers.rdstation.com/reference/introducao-rdsm',
	test: 'call',
}

const whatsApp: Integration = {
	id: 'whatsapp',
	label: 'WhatsApp',
	serves: 'Responde leads sem sair daqui',
	group: 'messages',
	fields: [
		{
			name: 'WHATSAPP_TOKEN',
			label: 'Token de acesso',
			secret: true,
			hint: 'O de um usuário do sistema, que não vence.',
		},
		{
			name: 'WHATSAPP_PHONE_NUMBER_ID',
			label: 'Identificador do número',
			placeholder: '106540352242922',
			hint: 'O “phone number ID” da Meta, não o telefone.',
		},
		{
			name: 'WHATSAPP_TEMPLATE',
			label: 'Modelo aprovado',
			placeholder: 'primeiro_contato',
			hint: 'O WhatsApp só aceita um modelo aprovado para começar uma conversa. O texto dele está na Meta.',
		},
		{
			name: 'WHATSAPP_TEMPLATE_LANGUAGE',
			label: 'Idioma do modelo',
			optional: true,
			placeholder: 'pt_BR',
		},
		{
			name: 'WHATSAPP_TEMPLATE_FIELDS',
			label: 'Campos do modelo, na ordem',
			optional: true,
			placeholder: 'nome, produto',
			hint: 'Um por variável: saudacao, nome, produto, detalhe, cep, numero, corretor, corretora ou link. Em branco, o modelo não tem variáveis.',
		},
		{
			name: 'WHATSAPP_APP_SECRET',
			label: 'Chave secreta do aplicativo',
			secret: true,
			optional: true,
			hint: 'Com ela e o token de verificação, as respostas chegam a Leads e um texto seu é aceito por 24 horas. Sem elas, toda mensagem é o modelo.',
		},
		{
			name: 'WHATSAPP_VERIFY_TOKEN',
			label: 'Token de verificação',
			secret: true,
			optional: true,
			hint: 'Um texto que você inventa e repete na Meta, com o endereço /api/whatsapp deste site e o campo “messages”.',
		},
	],
	without: 'A conversa abre pelo link do WhatsApp, e quem envia é você.',
	meanwhile: 'As mensagens esperam na fila e são tentadas de novo. O link do WhatsApp continua na tela do lead.',
	keyAt: 'https://developers.facebook.com/documentation/business-messaging/whatsapp/get-started',
	test: 'call',
}

const pageSpeed: Integration = {
	id: 'pagespeed',
	label: 'PageSpeed',
	serves: 'Mede as páginas públicas',
	group: 'search',
	fields: [{ name: 'PAGESPEED_API_KEY', label: 'Chave do PageSpeed Insights', secret: true, placeholder: 'Opcional' }],
	without: 'As páginas são medidas pelo Lighthouse deste servidor, se houver um Chromium.',
	meanwhile: 'As medições pedidas não saem até ele responder.',
	keyAt: 'https://developers.google.com/speed/docs/insights/v5/get-started',
	test: 'call',
}

const searchConsole: Integration = {
	id: 'search-console',
	label: 'Search Console',
	serves: 'Envia o sitemap ao Google',
	group: 'search',
	fields: [
		{
			name: 'GOOGLE_SERVICE_ACCOUNT',
			label: 'Chave da conta de serviço, em JSON',
			secret: true,
			long: true,
			placeholder: '{ "type": "service_account", … }',
			hint: 'Cole o arquivo inteiro. A conta precisa ser usuária da propriedade.',
		},
		{
			name: 'SEARCH_CONSOLE_SITE_URL',
			label: 'Propriedade',
			optional: true,
			placeholder: 'sc-domain:exemplo.com.br',
			hint: 'Em branco, vale o endereço do site.',
		},
	],
	without: 'O sitemap fica no ar, mas ninguém avisa o Google quando ele muda.',
	meanwhile: 'O Google encontra as páginas por conta própria, mais tarde.',
	keyAt: 'https://console.cloud.google.com/iam-admin/serviceaccounts',
	test: 'call',
}

const indexNow: Integration = {
	id: 'indexnow',
	label: 'IndexNow',
	serves: 'Avisa outros buscadores na hora',
	group: 'search',
	// Anybody may read it: the site shows it at an address of its own.
	fields: [{ name: 'INDEXNOW_KEY', label: 'Chave do IndexNow', placeholder: 'Em branco, o site cria uma' }],
	without: 'Os buscadores encontram as mudanças por conta própria, mais tarde.',
	meanwhile: 'Os endereços mudados esperam e são avisados de novo.',
	keyAt: 'https://www.indexnow.org/pt_br/faq',
	// Whoever gets the address looks for the key on the site first.
	test: 'call-after',
	ownKey: 'hex',
}

const ads: Integration = {
	id: 'ads',
	label: 'Anúncios',
	serves: 'Conversões do Google Ads, só com consentimento',
	group: 'search',
	fields: [
		{ name: 'GOOGLE_ADS_ID', label: 'Identificador', placeholder: 'AW-000000000' },
		{ name: 'GOOGLE_ADS_CONVERSION', label: 'Rótulo da conversão' },
	],
	without: 'Nada é carregado e o aviso de consentimento não aparece.',
	meanwhile: '',
	keyAt: 'https://ads.google.com/aw/conversions',
	test: 'nothing',
}

const storage: Integration = {
	id: 's3',
	label: 'S3',
	serves: 'Guarda as imagens fora do servidor',
	group: 'storage',
	fields: [
		{ name: 'S3_BUCKET', label: 'Bucket' },
		{ name: 'S3_ACCESS_KEY_ID', label: 'Chave de acesso', secret: true },
		{ name: 'S3_SECRET_ACCESS_KEY', label: 'Chave secreta', secret: true },
		{ name: 'S3_ENDPOINT', label: 'Endereço', optional: true, placeholder: 'Em branco, o da Amazon' },
		{ name: 'S3_REGION', label: 'Região', optional: true, placeholder: 'us-east-1' },
	],
	without: 'As imagens ficam no disco deste servidor.',
	meanwhile: 'Imagens novas não são guardadas, e as que estão lá não aparecem.',
	test: 'call',
}

/** Every service that the program can use, in the order of the screen. Providers come by themselves. */
export const integrations: readonly Integration[] = [
	mail,
	push,
	rdStation,
	whatsApp,
	...(providers as readonly Provider[]).flatMap(ofProvider),
	searchConsole,
	indexNow,
	pageSpeed,
	ads,
	storage,
]

/** The variables that may be kept in the database: those that some service asks for, and no other. */
export const keptNames: ReadonlySet<string> = new Set(
	integrations.flatMap(({ fields }) => fields.map(({ name }) => name)),
)

export function findIntegration(id: string): Integration | undefined {
	return integrations.find((one) => one.id === id)
}

function ofProvider(provider: Provider): Integration[] {
	const { id, label, needs, text, images } = provider
	if (!needs) return []
	const { key, keyAt, keyHint } = needs
	const gives = images?.photos ? 'Fotos' : 'Imagens de capa'
	const field = { name: key, label: `Chave do ${label}`, secret: true, ...(keyHint && { hint: keyHint }) } as const
	return [
		{
			id,
			label,
			serves: text ? (images ? `Artigos e ${gives.toLowerCase()}` : 'Escreve e revisa artigos') : gives,
			group: 'content',
			fields: [field],
			without: standIns(provider),
			meanwhile: standIns(provider),
			...(keyAt && { keyAt }),
			test: 'call',
		},
	]
}

/** Who does its work where it is not there. */
function standIns({ text, images }: Provider): string {
	return [
		...(text ? ['Os textos ficam com outro provedor que tenha chave, ou com o redator do próprio site.'] : []),
		...(images ? ['As imagens ficam com outro provedor que tenha chave, ou saem desenhadas.'] : []),
	].join(' ')
}
