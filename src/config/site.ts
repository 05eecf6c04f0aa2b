/**
 * Who the brokerage is on a fresh start, until somebody says otherwise in the back office, under 'Identidade' (docs/decisions/045-identity.md).
 * Every name and number is a fictional placeholder. core/identity/identity-schema.ts says what each part may hold.
 */

const domain = 'faroldosul.example'
const mailbox = `contato@${domain}`

/** Closed at noon, hence two spans a day. */
const weekday = [
	{ opens: '08:00', closes: '12:00' },
	{ opens: '14:00', closes: '18:00' },
]

/** The last day of the demo's claims. */
const until = '2027-11-15'

/** Whom the first administrator is called by, where nobody said. */
export const firstAdminEmail = `admin@${domain}`

export const freshIdentity = {
	name: 'Farol do Sul Seguros',
	shortName: 'Farol do Sul',
	sector: 'Seguros',
	legalName: 'Farol do Sul Corretora de Seguros Ltda.',
	cnpj: '11.222.333/0001-81',
	susep: '000000000',
	/** The broker who answers for the company at SUSEP, with a registration of their own. */
	technicalLead: { name: 'Maria Exemplo da Silva', registration: '000000001' },
	description:
		'Corretora de seguros em Torres, RS. Comparamos seguradoras para achar a apólice certa e acompanhamos você da cotação ao sinistro.',
	blurb: 'Corretora de seguros em Torres, no litoral norte gaúcho. Orientamos famílias e empresas.',
	about:
		'Nascemos ao pé do Morro do Farol, em Torres. Somos corretores independentes, sem exclusividade com nenhuma seguradora.',
	email: mailbox,
	/** The first is the one to call. */
	phones: [
		{ purpose: 'Telefone', number: '(51) 3600-0100' },
		{ purpose: 'Celular', number: '(51) 99999-0100' },
	],
	/** Digits only, with country code, as the chat service wants them. */
	chat: {
		default: '5551999990100',
		floating: '5551999990101',
		auto: '5551999990102',
		landing: '5551999990103',
	},
	addresses: [
		{
			name: '',
			street: 'Rua do Farol, 100, Centro',
			postalCode: '95560-000',
			locality: 'Torres',
			region: 'RS' as const,
			/** Where the door is, in degrees. */
			latitude: -29.3353,
			longitude: -49.7269,
		},
	],
	openingHours: {
		monday: weekday,
		tuesday: weekday,
		wednesday: weekday,
		thursday: weekday,
		friday: weekday,
		saturday: [],
		sunday: [],
	},
	specialDays: [],
	socials: {
		instagram: 'https://www.instagram.com/faroldosul.example',
		facebook: 'https://www.facebook.com/faroldosul.example',
		linkedin: 'https://www.linkedin.com/company/faroldosul-example',
	},
	reviewsUrl: 'https://www.google.com/maps/search/?api=1&query=Farol+do+Sul+Seguros+Torres+RS',
	/** Insurers for which the brokerage acts without exclusivity (Resolução CNSP 382/2020, art. 4). */
	insurers: [
		{ name: 'Seguradora Exemplo A', lines: 'Auto, frota, residencial, empresarial e condomínio' },
		{ name: 'Seguradora Exemplo B', lines: 'Auto, residencial, vida e empresarial' },
		{ name: 'Seguradora Exemplo C', lines: 'Auto, frota, transporte e responsabilidade civil' },
		{ name: 'Seguradora Exemplo D', lines: 'Auto, residencial, celular e bike' },
		{ name: 'Seguradora Exemplo E', lines: 'Auto, residencial e vida' },
		{ name: 'Seguradora Exemplo F', lines: 'Auto, empresarial e condomínio' },
		{ name: 'Seguradora Exemplo G', lines: 'Auto, residencial e viagem' },
		{ name: 'Seguradora Exemplo H', lines: 'Auto, frota e empresarial' },
		{ name: 'Seguradora Exemplo I', lines: 'Auto, vida e vida em grupo' },
		{ name: 'Seguradora Exemplo J', lines: 'Auto, residencial e condomínio' },
		{ name: 'Seguradora Exemplo K', lines: 'Auto e residencial' },
		{ name: 'Seguradora Exemplo L', lines: 'Auto e frota' },
		{ name: 'Seguradora Exemplo M', lines: 'Auto, residencial e empresarial' },
		{ name: 'Seguradora Exemplo N', lines: 'Auto, viagem e vida' },
		{ name: 'Seguradora Exemplo O', lines: 'Auto e responsabilidade civil' },
		{ name: 'Seguradora Exemplo P', lines: 'Auto, residencial e bike' },
		{ name: 'Seguradora Exemplo Q', lines: 'Auto e celular' },
		{ name: 'Seguradora Exemplo R', lines: 'Residencial, condomínio e empresarial' },
		{ name: 'Seguradora Exemplo S', lines: 'Garantia e riscos de engenharia' },
		{ name: 'Seguradora Exemplo T', lines: 'Garantia e responsabilidade civil' },
		{ name: 'Seguradora Exemplo U', lines: 'Transporte e responsabilidade civil' },
		{ name: 'Seguradora Exemplo V', lines: 'Responsabilidade civil geral e profissional' },
		{ name: 'Seguradora Exemplo W', lines: 'Riscos de engenharia e empresarial' },
		{ name: 'Seguradora Exemplo X', lines: 'Celular e equipamentos portáteis' },
		{ name: 'Seguradora Exemplo Y', lines: 'Bike, celular e residencial' },
		{ name: 'Seguradora Exemplo Z', lines: 'Afinidade e vida em grupo' },
		{ name: 'Seguradora de Vida Exemplo A', lines: 'Vida, vida em grupo e previdência' },
		{ name: 'Seguradora de Vida Exemplo B', lines: 'Vida e previdência' },
		{ name: 'Seguradora de Vida Exemplo C', lines: 'Vida e vida em grupo' },
		{ name: 'Seguradora de Vida Exemplo D', lines: 'Vida e acidentes pessoais' },
		{ name: 'Seguradora de Vida Exemplo E', lines: 'Vida e doenças graves' },
		{ name: 'Seguradora de Vida Exemplo F', lines: 'Vida em grupo e afinidade' },
		{ name: 'Previdência Exemplo A', lines: 'Previdência (PGBL e VGBL)' },
		{ name: 'Previdência Exemplo B', lines: 'Previdência (PGBL e VGBL)' },
		{ name: 'Previdência Exemplo C', lines: 'Previdência (PGBL e VGBL)' },
		{ name: 'Previdência Exemplo D', lines: 'Previdência (PGBL e VGBL) e vida' },
		{ name: 'Seguradora de Viagem Exemplo A', lines: 'Viagem nacional e internacional' },
		{ name: 'Seguradora de Viagem Exemplo B', lines: 'Viagem internacional' },
		{ name: 'Seguradora de Viagem Exemplo C', lines: 'Viagem nacional e internacional' },
		{ name: 'Seguradora de Viagem Exemplo D', lines: 'Viagem e intercâmbio' },
		{ name: 'Seguradora de Viagem Exemplo E', lines: 'Viagem e acidentes pessoais' },
		{ name: 'Seguradora de Carga Exemplo A', lines: 'Transporte nacional e internacional' },
	],
	/** Authorised by Banco Central; the law wants these words in the name. */
	consortiumAdministrators: [
		'Exemplo A Administradora de Consórcio',
		'Exemplo B Administradora de Consórcio',
		'Exemplo C Administradora de Consórcio',
	],
	/** Health and dental plans, registered at ANS. */
	planOperators: ['Operadora de Saúde Exemplo A', 'Operadora de Saúde Exemplo B', 'Operadora Odontológica Exemplo A'],
	/**
	 * What the site says in praise of the brokerage, each with what bears it out (CDC, art. 36, parágrafo único). Without a basis and after its last
	 * day a neutral wording stands instead.
	 */
	claims: {
		'cotacao-em-10-minutos': {
			basis: 'Tempo entre o pedido completo e a primeira cotação, medido no horário de atendimento.',
			until,
		},
		'ate-40-por-cento': {
			basis: 'Diferença entre a cotação mais cara e a mais barata do mesmo perfil, nas cotações do último ano.',
			until,
		},
		'desconto-de-5-por-cento': {
			basis: 'Acordo com as seguradoras que permitem o desconto no primeiro contrato.',
			until,
		},
		'sem-taxa-de-adesao': {
			basis: 'A corretora é paga por comissão e não cobra pela cotação nem pela contratação.',
			until,
		},
		'mais-de-15-seguradoras': { basis: 'Lista de seguradoras representadas, contada por produto.', until },
		seguradoras: { figure: 40, basis: 'Lista de seguradoras representadas, na página de Transparência.', until },
		anos: { figure: 14, basis: 'Contrato social, de 2012.', until },
		clientes: { figure: 1500, basis: 'Cadastro de clientes com contrato e nenhuma reclamação em aberto.', until },
		avaliacoes: { figure: 600, rating: '5.0', basis: 'Página pública de avaliações no Google.', until },
		depoimentos: { basis: 'Autorização por escrito de cada pessoa, com o texto publicado.', until },
	},
	/** Who answers for personal data (encarregado, LGPD art. 41). A natural person: the full name. */
	privacyContact: { name: 'João Exemplo de Souza', email: mailbox },
	logo: null,
	mark: null,
	colours: { accent: '#0e6662', action: '#ffba3d' },
}
