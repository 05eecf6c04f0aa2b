import type { Subject } from '../../types.ts'

export const boatSubjects: readonly Subject[] = [
	{
		words: ['dpem', 'seguro obrigatorio', 'obrigatori'],
		label: 'DPEM',
		angle: 'rights',
		titles: [
			'DPEM: o seguro obrigatório de quem tem barco',
			'DPEM voltou: o seguro obrigatório das embarcações',
			'DPEM e seguro náutico: qual é a diferença',
		],
		heading: 'O que é o DPEM e quem precisa ter',
		opening:
			'O carro perdeu o seguro obrigatório, mas o barco recuperou o dele. Depois de anos sem oferta, o DPEM voltou a ser cobrado pela Marinha.',
		points: [
			'O DPEM é obrigatório para embarcação sujeita a inscrição na Capitania dos Portos.',
			'Ele paga danos a pessoas, sem discutir culpa, e não cobre o casco nem o motor do barco.',
		],
		facts: [
			'DPEM é o seguro de danos pessoais causados por embarcações ou por suas cargas. Ele foi criado pela [Lei 8.374/1991](lei-dpem). Protege quem está a bordo e quem está fora, inclusive o dono e o condutor.',
			'Entre 2016 e 2024, o DPEM ficou sem seguradora, e a Marinha deixou de exigi-lo. A venda voltou em 2024, e a cobrança nas Capitanias recomeçou em 1º de julho daquele ano. Antes de renovar o documento do barco, confirme na Capitania quais comprovantes são pedidos.',
			'As coberturas são morte, invalidez permanente e despesas médicas. O pagamento não depende de culpa, mas os limites são baixos diante de um acidente grave. Por isso, o DPEM não dispensa a responsabilidade civil do seguro náutico.',
			'Sem DPEM, a embarcação pode ficar sem inscrição, registro ou vistoria. A lei prevê ainda multa de duas vezes o prêmio anual, por ano ou fração. Leve a bordo a prova do pagamento.',
			'Compre só pelos canais indicados pela [SUSEP](susep) e pela Marinha. Site parecido e boleto por mensagem são golpe comum. Confira o nome da seguradora antes de pagar.',
		],
		procedure: {
			heading: 'DPEM em dia, passo a passo',
			steps: [
				['Veja se o barco entra.', 'Inscrito na Capitania, precisa do seguro.'],
				['Tenha o documento.', 'O título de inscrição traz os dados pedidos.'],
				['Confirme o canal.', 'Consulte a SUSEP ou a Capitania antes de pagar.'],
				['Emita o bilhete.', 'Um por embarcação, com a classe certa.'],
				['Guarde a bordo.', 'O comprovante é pedido na inspeção.'],
			],
		},
		faqs: [
			[
				'Jet ski precisa de DPEM?',
				'Precisa, porque é embarcação inscrita na Capitania. O valor do bilhete muda com o tipo e o uso. A fiscalização pode pedir a prova na água ou na rampa.',
			],
			[
				'Caiaque e prancha precisam?',
				'Em regra, embarcação miúda sem motor é dispensada de inscrição e, com isso, do DPEM. Na dúvida, pergunte à Capitania da sua região.',
			],
			[
				'O DPEM paga o conserto do barco?',
				'Não paga. Ele trata só de danos a pessoas. Casco, motor e barco dos outros dependem do seguro náutico.',
			],
		],
	},
	{
		words: ['jet ski', 'jetski', 'jet-ski', 'moto aquatica', 'motos aquaticas'],
		label: 'Seguro de jet ski',
		titles: [
			'Seguro de jet ski: roubo, terceiros e reboque',
			'Jet ski e barco: o que o seguro precisa cobrir',
			'Jet ski segurado: o que conferir na apólice',
		],
		heading: 'O jet ski dentro e fora da água',
		opening:
			'O jet ski é rápido, leve de levar e fácil de revender. As três qualidades agradam ao dono, e também ao ladrão.',
		points: [
			'No jet ski, roubo na carreta e dano a banhista são os riscos que mais pesam.',
			'Quem pilota precisa de habilitação de motonauta; sem ela, a cobertura pode ser recusada.',
		],
		facts: [
			'O seguro de jet ski costuma cobrir colisão, incêndio, roubo e furto qualificado. Alguns contratos só aceitam modelos novos ou guardados em marina. Informe onde ele dorme: garagem, condomínio ou garagem náutica.',
			'Na estrada, o risco muda de dono. O seguro do carro cobre o que o reboque causa aos outros, conforme a apólice. O jet ski em cima da carreta só tem proteção se a linha de transporte terrestre estiver contratada.',
			'Para pilotar, a Marinha exige a habilitação de motonauta. Emprestar a quem não tem documento é infração e dá motivo para recusa. O mesmo vale para criança no comando.',
			'A faixa de banhistas é o ponto mais perigoso. A regra geral pede 200 metros da praia para navegar em velocidade. Um limite alto de danos corporais protege o patrimônio de quem pilota.',
			'Aluguel de jet ski é atividade comercial, com credenciamento e regras próprias. A apólice de lazer não serve. Quem aluga um deve pedir a prova do seguro à empresa.',
			'Fotografe o casco, o número de inscrição e o do motor. Guarde a nota e o título fora do barco. Com esses dados, a ocorrência e a busca andam mais rápido.',
		],
		faqs: [
			[
				'O seguro do carro cobre o jet ski rebocado?',
				'Em regra, não cobre o jet ski em si. O que ele pode cobrir é o dano que o conjunto causa a outras pessoas. Leia a cláusula de reboque.',
			],
			[
				'Posso emprestar o jet ski a um amigo?',
				'Só se ele tiver habilitação de motonauta e se a apólice permitir outros condutores. O dono pode responder pelo dano. Combine o trecho e o horário.',
			],
		],
	},
	{
		words: ['lancha', 'veleiro', 'iate'],
		label: 'Seguro de lancha e veleiro',
		titles: [
			'Lancha e veleiro segurados: casco, motor e terceiros',
			'Lancha e veleiro: o que o seguro náutico cobre',
			'Seguro de lancha e veleiro: confira antes do verão',
		],
		heading: 'Casco, motor e mastro na apólice',
		opening:
			'Uma lancha passa mais dias parada na vaga do que navegando. Ainda assim, incêndio, temporal e furto de motor não esperam o fim de semana.',
		points: [
			'O seguro da lancha ou do veleiro cobre casco e motor até o valor fixado na apólice.',
			'Área de navegação, guarda e condutor habilitado são condições que a seguradora confere.',
		],
		facts: [
			'A lancha entra na apólice por um valor combinado, que reúne casco, motores e itens fixos. Peça laudo ou nota para sustentar esse número. Valor inflado não aumenta o pagamento e só encarece o prêmio.',
			'Colocar o barco na água e tirá-lo são momentos de risco. Guindaste, rampa e carreta também derrubam cascos. Veja se essas operações estão incluídas e quem responde: você ou a marina.',
			'No veleiro, mastro, velas e cabos têm regra à parte. Vela rasgada pelo uso é desgaste. Para regata, peça a extensão, porque a disputa costuma ficar fora do contrato comum.',
			'Defina a área de navegação: rio, lago, costa ou exterior. Fora dela, o contrato não responde. Se a viagem de férias passa do limite, peça o endosso antes de soltar as amarras.',
			'Salvamento e reboque custam caro. A cobertura de assistência paga rebocador e remoção de destroços, até um teto. Aceitar ajuda sem combinar preço pode gerar cobrança alta depois.',
			'O marinheiro que cuida da lancha é empregado ou prestador. A apólice deve dizer se ele pode conduzir sem o dono. O acidente dele segue as regras do trabalho e pede outro seguro.',
		],
		faqs: [
			[
				'A marina responde pela lancha guardada?',
				'Responde pela falha no serviço de guarda, conforme o contrato. Temporal e incêndio vizinho geram discussão. O seguro do dono paga primeiro e depois cobra, se couber.',
			],
			[
				'Passeio pago muda o seguro?',
				'Muda. Levar passageiros por dinheiro é uso comercial e exige outra apólice e outra habilitação. Declare antes da primeira saída.',
			],
		],
	},
	{
		words: ['roub', 'furt', 'motor de popa'],
		label: 'Roubo de barco e de motor',
		heading: 'Se levarem o barco ou o motor',
		facts: [
			'O motor de popa é a peça mais visada. Muitas apólices só pagam o furto com sinal de arrombamento ou com a trava instalada. Leia qual trava o contrato aceita.',
			'Eletrônicos, âncora e coletes podem ter linha própria para equipamentos. Sem ela, só o roubo do barco inteiro conta. Faça a lista com notas e números de série.',
			'Depois do roubo, registre a ocorrência e avise também a Capitania. O alerta ajuda a barrar a transferência do título. Em seguida, comunique a seguradora com fotos e documentos.',
		],
	},
]
