import type { Topic } from '../../types.ts'
import { droneSubjects } from './subjects.ts'

export const drone: Topic = {
	id: 'drone',
	kind: 'product',
	insurance: true,
	name: 'seguro de drone',
	article: 'o',
	label: 'Seguro de Drone',
	words: [
		'seguro de drone',
		'seguro para drone',
		'seguro do drone',
		'drone',
		'drone agricola',
		'drone de uso agricola',
		'aeronave nao tripulada',
	],
	categories: ['drone', 'drones'],
	page: { href: '/contact', text: 'contato' },
	headings: {
		who: ['Quem voa e o que precisa', 'Cada voo, uma necessidade'],
		claim: ['Se o drone cair', 'Da queda ao aviso'],
	},
	subjects: droneSubjects,
	openings: [
		'O drone cabe na mochila, mas para a lei ele é uma aeronave. Daí vêm o cadastro, as regras de voo e, no trabalho, o seguro obrigatório.',
		'Uma rajada de vento, um pássaro ou uma bateria fraca bastam para derrubar um drone. Quem está embaixo não tem como desviar.',
		'Fotógrafo, engenheiro e produtor rural descobriram no drone uma ferramenta. Como toda ferramenta cara, ele pede proteção, e como toda aeronave, responsabilidade.',
	],
	summary: [
		'Drone de uso profissional acima de 250 g precisa de seguro contra danos a terceiros.',
		'O seguro obrigatório, o RETA, não paga a queda do próprio aparelho.',
		'A cobertura de casco protege o drone, a câmera e os sensores declarados.',
		'No lazer, o seguro é opcional, mas quem causa dano responde por ele.',
		'Cadastro, homologação e autorização de voo em dia sustentam a cobertura.',
		'As normas da ANAC mudam: confira a versão em vigor antes de contratar.',
	],
	facts: {
		what: [
			'O seguro de drone tem duas metades. Uma paga o dano a outras pessoas e bens. A outra, chamada casco, paga o conserto ou a troca do próprio aparelho.',
			'A metade obrigatória tem a sigla RETA. Ela vale para o uso profissional e usa as classes de danos no solo e de colisão com outra aeronave. Como ninguém viaja a bordo, não há passageiro a cobrir.',
			'O casco é opcional. O contrato fixa o valor do drone, da câmera e dos acessórios. Sem essa linha, a queda fica por conta do dono.',
			'A [ANAC](anac-drones) separa o drone de lazer do drone de trabalho. Filmar um casamento ou vistoriar um telhado já é trabalho. A apólice deve citar o uso que você faz de verdade.',
		],
		who: [
			'Quem presta serviço depende da apólice para assinar contratos. Construtora, imobiliária e evento pedem o certificado antes do voo. Sem ele, a vaga vai para outro.',
			'Quem voa por lazer não tem obrigação, mas tem risco. Um drone que cai sobre um carro gera conta. Vale perguntar por uma cobertura de terceiros, mesmo sem exigência.',
			'Empresas com vários aparelhos podem reunir tudo em uma apólice. Cada drone e cada piloto constam na lista. Entrada e saída se fazem por aviso.',
		],
		covers: [
			'Danos a pessoas no solo são a linha que mais pesa. Hélice e bateria ferem de verdade. O limite deve pensar em hospital e em afastamento do trabalho.',
			'Danos a bens incluem carro, telhado, vidraça e rede elétrica. O seguro paga até o teto da apólice. O que passar fica com quem operava.',
			'O casco cobre queda, colisão e, em alguns planos, roubo e incêndio. Perda na água e desaparecimento pedem linha clara. Pergunte pelos dois antes de voar na praia.',
			'Câmera, sensor e rádio caros entram quando declarados. Em equipamento de inspeção, eles valem mais do que o drone. Anexe as notas à proposta.',
			'Alguns contratos cobrem o transporte e a guarda. Furto da mala no carro costuma ter condições. Leia se é preciso sinal de arrombamento.',
		],
		excludes: [
			'Voo sem cadastro, sem autorização ou em área proibida pode afastar a cobertura. O registro do aparelho mostra altura e posição. A seguradora confere esses dados.',
			'Desgaste de bateria, motor e hélice fica de fora. Defeito de fábrica segue para a garantia. O contrato olha para o acidente.',
			'Corrida, voo em ambiente fechado e enxame de drones pedem extensão. Uso noturno e além do alcance da vista também. Conte a operação como ela é.',
			'Violação de privacidade e uso de imagem raramente entram. São discussões de outro tipo, com advogado. Peça autorização antes de filmar pessoas.',
		],
		buying: [
			'Separe o código de cadastro, a nota fiscal, o número de série e os dados de quem pilota. A homologação da [Anatel](anatel) também pode ser pedida. Com isso, a cotação sai rápido.',
			'Descreva o trabalho: foto, inspeção, mapa, entrega ou lavoura. Diga se há voo sobre cidade ou perto de gente. O preço e a aceitação partem daí.',
			'Escolha o limite pelo pior lugar em que você voa. Um canteiro vazio e uma praça cheia são riscos diferentes. O mínimo da norma é só o começo.',
			'Leia quem pode pilotar. O nome fora da lista pode deixar o voo sem cobertura. Ajudante e sócio entram por aviso.',
		],
		price: [
			'O seguro de terceiros tem preço ligado ao limite e ao uso. Voo em cidade e serviço em evento custam mais. O valor anual costuma ser pequeno perto de um contrato perdido.',
			'O casco costuma ser um percentual do valor do aparelho. Modelo, peças no país e histórico entram na conta. Franquia alta em drone barato tira o sentido da cobertura.',
			'Curso, manutenção registrada e frota maior ajudam a negociar. Peça o preço com e sem casco. Compare com o que você guarda para repor o equipamento.',
		],
		claim: [
			'Se alguém se feriu, socorra e ligue para o 192. Desligue o drone e afaste curiosos: bateria danificada pode pegar fogo. Só então fotografe.',
			'Guarde o registro do voo, o vídeo e as peças. Não conserte antes da vistoria. Esses arquivos mostram altura, vento e comando.',
			'Avise a seguradora no mesmo dia, com hora, lugar e autorização do voo. Conforme o caso, o acidente também se comunica às autoridades da aviação. A norma diz quando.',
			'Anote nome, telefone e dano de quem foi atingido. Não prometa valores. A seguradora conduz a conversa com o terceiro.',
		],
		law: [
			'As normas da [ANAC](anac-drones) exigem seguro contra danos a terceiros no uso não recreativo acima de 250 gramas. Órgãos públicos têm regra própria. O limite mínimo é atualizado com o tempo.',
			'O [Código Brasileiro de Aeronáutica](cba) trata da responsabilidade de quem opera aeronave pelo dano no solo. Em regra, não se discute culpa. O drone entra nessa lógica.',
			'As regras de drones estão em revisão, com mudança do critério de peso para o de risco da operação. Antes de contratar, confira o que está em vigor. O acesso ao espaço aéreo tem pedido próprio.',
		],
		mistakes: [
			'Achar que o seguro obrigatório paga o drone quebrado é o engano mais comum. Ele existe para os outros. Para o aparelho, a linha é a de casco.',
			'Voar perto de aeroporto ou sobre gente, sem autorização, põe tudo em risco. O vídeo bonito não paga o processo. Planeje o voo e guarde o documento.',
			'Declarar lazer e trabalhar com o aparelho custa caro depois. A nota do serviço prova o uso. Mudou a atividade, mude a apólice.',
			'Emprestar o drone a quem não consta no contrato parece gentileza. Na queda, vira recusa. Inclua a pessoa antes.',
		],
	},
	tables: [
		{
			aspect: 'covers',
			head: ['Situação', 'Linha', 'Obrigatória?'],
			rows: [
				['Drone cai sobre uma pessoa', 'RETA', 'No uso profissional'],
				['Drone quebra um telhado', 'RETA', 'No uso profissional'],
				['Aparelho danificado na queda', 'Casco', 'Não'],
				['Câmera levada com a mala', 'Roubo e furto', 'Não'],
				['Perda na água', 'Casco, se previsto', 'Não'],
			],
		},
	],
	procedures: [
		{
			angles: ['claim', 'rights', 'mistakes'],
			heading: 'Queda do drone: passo a passo',
			steps: [
				['Olhe quem está perto.', 'Socorro vem antes do aparelho.'],
				['Afaste a bateria.', 'Só se for seguro: ela pode incendiar.'],
				['Documente a queda.', 'Fotos, vídeo e testemunhas.'],
				['Salve o voo.', 'Copie o registro do aplicativo.'],
				['Comunique.', 'Seguradora e, se a norma pedir, autoridades.'],
			],
		},
		{
			angles: ['buying', 'guide', 'worth', 'coverage', 'cost', 'compare'],
			heading: 'Seguro do drone em cinco passos',
			steps: [
				['Defina o uso.', 'Lazer ou trabalho: a exigência muda.'],
				['Pese o conjunto.', 'Com bateria, câmera e acessórios.'],
				['Faça o cadastro.', 'A seguradora pede o código da ANAC.'],
				['Contrate terceiros.', 'O RETA, no uso profissional.'],
				['Avalie o casco.', 'Compare o prêmio com o preço do aparelho.'],
			],
		},
	],
	faqs: [
		[
			'Todo drone precisa de seguro?',
			'O uso profissional acima de 250 gramas precisa, contra danos a terceiros. No lazer, a contratação é opcional. Quem causa dano, porém, responde por ele.',
		],
		[
			'O seguro cobre drone perdido no mar?',
			'Só com casco que aceite desaparecimento ou queda na água. Muitos planos excluem. Leia essa linha se você voa na praia.',
		],
		[
			'O seguro residencial cobre o drone?',
			'Pode cobrir o aparelho guardado em casa, contra fogo ou roubo. O voo fica fora. Para o ar, o contrato é outro.',
		],
		[
			'Quanto tempo leva para ter o certificado?',
			'Com cadastro e documentos prontos, costuma ser rápido. Confirme a data de início antes do trabalho. Voar na véspera é voar sem seguro.',
		],
		[
			'Posso voar em outro país com a mesma apólice?',
			'Em regra, ela vale só no Brasil. Cada país tem cadastro e seguro próprios. Peça a extensão ou contrate no destino.',
		],
		[
			'Drone comprado usado pode ser segurado?',
			'Pode, com prova de origem e transferência do cadastro. O valor segue o mercado. Um laudo de assistência técnica ajuda.',
		],
	],
	warnings: [
		'**Cadastro em nome do antigo dono é problema.** Transfira antes do primeiro voo, ou a seguradora pode questionar o sinistro.',
		'**Bateria inchada não voa.** Ela pega fogo no ar ou no carro, e o descuido enfraquece a prova do acidente.',
	],
	checks: [
		'As regras de voo estão na página da [ANAC sobre drones](anac-drones). O contrato e as seguradoras ficam com a [SUSEP](susep).',
		'O dano causado no solo é tratado pelo [Código Brasileiro de Aeronáutica](cba). Os deveres do seguro, na [Lei 15.040/2024](lei-do-seguro).',
	],
}
