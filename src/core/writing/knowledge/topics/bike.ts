import type { Topic } from '../types.ts'

export const bike: Topic = {
	id: 'bike',
	kind: 'product',
	insurance: true,
	name: 'seguro de bicicleta',
	article: 'o',
	label: 'Seguro Bike',
	words: [
		'seguro bike',
		'seguro de bike',
		'seguro de bicicleta',
		'bike',
		'bicicleta',
		'ciclista',
		'pedal',
		'ciclismo',
		'mountain bike',
		'bicicleta eletrica',
		'e-bike',
		'patinete',
		'patinete eletrico',
		'autopropelido',
		'monociclo eletrico',
	],
	categories: ['bike', 'seguro-bike'],
	page: { href: '/seguros/bike', text: 'seguro bike' },
	subjects: [
		{
			words: ['patinete', 'autopropelid', 'monociclo'],
			label: 'Seguro de patinete elétrico',
			titles: [
				'Seguro de patinete elétrico: existe e vale a pena?',
				'Patinete elétrico: regras, riscos e seguro',
				'Patinete elétrico: o que dá para segurar',
			],
			heading: 'O patinete entre a bicicleta e a moto',
			opening:
				'O patinete elétrico virou transporte de todo dia, mas ainda procura lugar nas apólices. Antes de cotar, vale saber o que ele é para a lei e para a seguradora.',
			points: [
				'O patinete elétrico até 1.000 W e 32 km/h não precisa de placa nem de habilitação.',
				'Nem toda seguradora aceita patinete: acidentes pessoais e terceiros são o começo.',
			],
			facts: [
				'O patinete elétrico é um autopropelido para o Contran. A Resolução 996, de 2023, fixa até 1.000 W de potência e 32 km/h de velocidade. Dentro disso, não há placa, habilitação nem seguro obrigatório.',
				'Acima desses limites, o aparelho pode virar ciclomotor. Aí entram registro, placa e habilitação, e o seguro passa a ser o de moto. Desbloquear a velocidade tem o mesmo efeito e pode derrubar a cobertura.',
				'Algumas seguradoras aceitam o patinete no plano de bicicleta; outras, no de equipamentos portáteis. As linhas comuns são roubo, furto qualificado e dano acidental. Nota fiscal e número de série são a base da proposta.',
				'A queda machuca mais o corpo do que o aparelho. Um seguro de acidentes pessoais paga morte, invalidez e, em alguns planos, despesas médicas. Ele vale com patinete próprio, mas leia as exclusões.',
				'Quem atropela um pedestre responde pelo dano. A responsabilidade civil familiar, que costuma vir no seguro residencial, pode cobrir esse caso. Pergunte se a apólice aceita veículo com motor, pois muitas excluem.',
				'No patinete alugado por aplicativo, o seguro é o da empresa, quando existe. O termo de uso traz os limites e o que se cobra por dano. Leia antes da primeira viagem, e não depois da queda.',
				'A cidade decide onde o patinete pode circular. Em área de pedestres, a velocidade máxima é de 6 km/h. Capacete, campainha e luz protegem você e ajudam a provar cuidado.',
			],
			procedure: {
				heading: 'Antes de segurar o patinete',
				steps: [
					['Leia a etiqueta.', 'Potência e velocidade máxima de fábrica.'],
					['Guarde a nota.', 'Com o número de série e fotos do aparelho.'],
					['Procure nas apólices atuais.', 'Residencial, vida e cartão podem ter algo.'],
					['Peça as três linhas.', 'Roubo, acidentes pessoais e danos a terceiros.'],
					['Pergunte pela bateria.', 'Incêndio na recarga costuma ter regra própria.'],
				],
			},
			faqs: [
				[
					'Patinete elétrico precisa de seguro?',
					'A lei não obriga, dentro dos limites do Contran. O risco maior é ferir alguém ou se machucar. Comece por terceiros e acidentes pessoais.',
				],
				[
					'O seguro residencial cobre o patinete roubado na rua?',
					'Quase nunca. O contrato da casa protege o que está dentro dela. Fora, só com uma linha própria para bens portáteis.',
				],
			],
		},
		{
			words: ['roubo', 'furto', 'roubad', 'furtad', 'cadeado'],
			label: 'Roubo de bicicleta',
			heading: 'Cadeado, vestígio e registro',
		},
		{
			words: ['bicicleta eletric', 'bicicletas eletric', 'bike eletric', 'bikes eletric', 'e-bike'],
			label: 'Seguro de bicicleta elétrica',
			heading: 'O que muda na bicicleta elétrica',
			facts: [
				'Na elétrica, bateria e motor valem tanto quanto o quadro. Confirme se há cobertura para o furto só da bateria. Guardar a peça em casa, aliás, ajuda a evitá-lo.',
				'Modificar o motor para passar do limite transforma a bicicleta elétrica em outro veículo. Além da multa, a apólice pode não responder. Mantenha a configuração de fábrica.',
			],
		},
		{
			words: ['prova', 'competi', 'trilha'],
			label: 'Seguro de bike em prova e trilha',
			heading: 'Prova, treino e trilha',
			facts: [
				'Trilha e competição têm quedas mais fortes e resgate mais difícil. Pergunte se o plano cobre o quadro fora da estrada. Veja também se há remoção do ciclista.',
				'Em prova, a inscrição costuma incluir um seguro de acidentes pessoais. Ele trata do atleta, e não da bicicleta. Por isso, os dois contratos se somam.',
			],
		},
		{
			words: ['terceiro', 'pedestre'],
			label: 'Seguro do ciclista e terceiros',
			heading: 'Quando o ciclista causa o dano',
		},
	],
	openings: [
		'Uma boa bicicleta custa o preço de um carro usado e dorme no corredor do prédio. Não é estranho que ela mereça um contrato só dela.',
		'O pedal virou transporte, esporte e trabalho. Junto vieram o furto na porta da padaria e a queda na descida.',
		'Quem monta a bike peça por peça sabe quanto ela vale. A seguradora só sabe o que está escrito na proposta.',
	],
	summary: [
		'Nota fiscal, número de série e fotos são a identidade da bicicleta diante da seguradora.',
		'Furto simples na rua costuma ficar de fora. Cadeado e vestígio fazem diferença.',
		'Uso em prova ou para entregas precisa constar na proposta.',
		'Responsabilidade civil cobre o pedestre ou o carro que o ciclista atingir.',
		'Peças trocadas aumentam o valor e devem ser informadas à seguradora.',
		'Bicicleta elétrica segue limites do Contran: acima deles, vira outro veículo.',
	],
	facts: {
		what: [
			'O seguro de bicicleta cobre a perda ou o dano de uma bike identificada na apólice. As linhas comuns são roubo, furto qualificado, acidente e transporte. Em geral, o valor segurado é o da nota ou de avaliação.',
			'Em geral, as seguradoras aceitam bikes entre alguns milhares e dezenas de milhares de reais. Nas propostas que atendemos, a faixa costuma ir de R$ 2.000 a R$ 100.000. Fora dela, porém, a análise é caso a caso.',
			'A apólice da casa pode incluir a bicicleta, mas quase sempre só dentro do imóvel. Já na rua, é o contrato específico que responde. Por isso, veja onde a sua passa mais tempo.',
			'Bicicleta elétrica tem motor auxiliar que funciona com o pedal. A Resolução 996 do Contran, de 2023, fixa potência de até 1.000 W e velocidade de até 32 km/h. Acima disso, o veículo pode exigir placa e habilitação.',
		],
		who: [
			'Quem vai ao trabalho pedalando deixa a bike presa na rua por horas. Para essa rotina, a linha de furto é a que decide. Por isso, pergunte quais cadeados e locais o contrato aceita.',
			'Atletas amadores precisam olhar a palavra competição. Alguns planos excluem provas, enquanto outros cobram um adicional. Treino em grupo, normalmente, segue a regra comum.',
			'Entregadores usam a bicicleta como ferramenta. O uso profissional tem risco maior e preço diferente. Se ela ficar escondida, a indenização corre perigo.',
		],
		covers: [
			'Roubo com ameaça e furto com rompimento de cadeado formam a base do contrato. O cadeado cortado serve de vestígio. Antes de jogá-lo fora, faça fotos.',
			'Danos acidentais pagam o conserto do quadro, das rodas e do grupo depois de queda ou colisão. Há franquia, como no carro. Já o risco de pintura, em regra, não entra.',
			'A cobertura de transporte vale quando a bike viaja no carro ou no avião. Antes de sair, confira se o suporte precisa ser específico. Dano por embalagem ruim costuma ficar de fora.',
			'Responsabilidade civil paga o prejuízo que você causar a outra pessoa. Um retrovisor quebrado sai barato; um pedestre ferido, não. Por isso, o limite é a linha a observar.',
			'Assistência 24 horas busca ciclista e bicicleta quando a pane impede de seguir. Há, porém, limite de quilômetros e de chamados. Em pedais longos, é o item mais usado.',
		],
		excludes: [
			'Furto simples, sem sinal de violência ou arrombamento, fica fora de muitos contratos. A bike solta na frente do bar é o exemplo clássico. Portanto, prenda o quadro, e não só a roda.',
			'Desgaste de pneu, corrente e freio não tem cobertura. Já o defeito de fábrica segue para a garantia. Afinal, o seguro olha para o evento súbito.',
			'Acessórios soltos, como luz, ciclocomputador e bolsa, costumam ser excluídos. O mesmo vale, em geral, para capacete e sapatilha. Ainda assim, alguns planos aceitam incluir itens fixos, com nota.',
			'Empréstimo e aluguel para outras pessoas podem afastar a garantia. Por isso, leia quem pode pedalar. Família no mesmo endereço costuma ser aceita.',
		],
		buying: [
			'Fotografe a bike inteira, o número de série sob o quadro e cada componente caro. Acrescente as notas fiscais. Se não houver nota, um laudo de bicicletaria pode servir.',
			'Informe onde ela dorme: casa, garagem coletiva ou bicicletário. A seguradora calcula o risco por esse dado. Se mudar de endereço, avise.',
			'Declare a soma real das peças. Um grupo novo, por exemplo, pode dobrar o valor do conjunto. Se a apólice fala em R$ 8.000, é esse o teto.',
			'Compare a definição de furto entre as propostas. Afinal, é ela que separa um plano barato de um plano útil. Peça exemplos à corretora.',
		],
		price: [
			'O prêmio costuma ser um percentual do valor da bike. Cidade, uso, idade do ciclista e franquia completam a conta. Linhas de terceiros acrescentam pouco.',
			'Desconto por garagem fechada ou rastreador existe em algumas seguradoras. Vale perguntar também pelo pagamento anual. A diferença pode pagar um bom cadeado.',
			'Bikes importadas e de carbono têm conserto caro. Por isso, o preço sobe. Veja se o contrato permite reparo do quadro em vez de troca.',
		],
		claim: [
			'Depois do roubo, registre a ocorrência com marca, cor, número de série e fotos. Quando a descrição é genérica, ela não ajuda ninguém. Em seguida, avise a seguradora no mesmo dia.',
			'Em queda com dano, leve a bike a uma oficina que emita laudo com fotos. Não troque peças antes da autorização. Até lá, guarde as quebradas.',
			'Se você feriu alguém, preste socorro e chame o 192. Depois, comunique a seguradora antes de prometer valores. A linha de terceiros depende desse aviso.',
		],
		law: [
			'O [Código de Trânsito](ctb) exige campainha, sinalização noturna e espelho do lado esquerdo na bicicleta (art. 105, VI). Capacete não está na lista, mas protege a cabeça. Equipamento em dia também evita discussão.',
			'Motorista que ultrapassa ciclista deve guardar 1,5 metro de distância lateral. A regra está no artigo 201 do mesmo código. Ela ajuda na hora de apurar a culpa.',
			'Segundo a [Lei 15.040/2024](lei-do-seguro), o aviso do sinistro deve ser feito prontamente. A lei não fixa um número de dias. Demora sem motivo, porém, pode reduzir o direito.',
		],
		mistakes: [
			'Prender apenas a roda dianteira é convite. Quando o ladrão chega, o resto vai embora em segundos. Além disso, o contrato pode exigir o quadro preso a um ponto fixo.',
			'Guardar a nota só no e-mail da loja e perder o acesso depois atrapalha. Em vez disso, salve em PDF junto com as fotos. Faça isso no dia da compra.',
			'Segurar a bike pelo valor antigo deixa as peças novas sem proteção. A cada upgrade, peça um endosso. Na prática, o custo costuma ser pequeno.',
		],
	},
	tables: [
		{
			aspect: 'who',
			head: ['Perfil', 'Linha que mais importa', 'Pergunta a fazer'],
			rows: [
				['Vai ao trabalho', 'Furto com cadeado', 'Quais locais são aceitos?'],
				['Treina na estrada', 'Acidente e assistência', 'Quantos quilômetros de resgate?'],
				['Compete', 'Extensão para provas', 'A largada conta como competição?'],
				['Faz entregas', 'Uso profissional', 'O plano aceita trabalho?'],
				['Usa elétrica', 'Bateria e motor', 'Furto da bateria tem cobertura?'],
			],
		},
	],
	procedures: [
		{
			angles: ['claim', 'rights', 'mistakes'],
			heading: 'Levaram a bike: o que fazer',
			steps: [
				['Procure câmeras.', 'Peça ao comércio vizinho que preserve as imagens.'],
				['Fotografe o cadeado.', 'O corte prova o rompimento.'],
				['Registre o crime.', 'Leve o número de série e as fotos.'],
				['Chame a seguradora.', 'Anote protocolo, data e atendente.'],
				['Anuncie com cuidado.', 'Grupos de ciclistas ajudam, mas não marque encontro sozinho.'],
			],
		},
		{
			angles: ['buying', 'guide', 'worth'],
			heading: 'Como preparar a bicicleta para o seguro',
			steps: [
				['Anote o número de série.', 'Em geral, fica sob o movimento central.'],
				['Junte as notas.', 'Da bike e de cada peça trocada.'],
				['Faça fotos datadas.', 'Lado direito, lado esquerdo e detalhes.'],
				['Some o valor atual.', 'Preço de reposição, e não o que você pagou há anos.'],
				['Marque as coberturas.', 'Furto, acidente, transporte e terceiros.'],
			],
		},
	],
	faqs: [
		[
			'Bike comprada usada pode ter seguro?',
			'Pode, se houver como provar a origem. Recibo com dados do vendedor, nota antiga e laudo ajudam. Ainda assim, a seguradora decide caso a caso.',
		],
		[
			'O seguro cobre a bike na garagem do prédio?',
			'Cobre se o contrato aceitar bicicletário coletivo. Muitos exigem, porém, que ela esteja presa. Leia essa condição antes de confiar no porteiro.',
		],
		[
			'Quem pedala precisa de habilitação?',
			'Na bicicleta comum e na elétrica dentro dos limites do Contran, não. Ciclomotores seguem outra regra, com placa e habilitação.',
		],
		[
			'O que acontece se só a roda for levada?',
			'É furto parcial. Alguns contratos cobrem, outros só pagam o conjunto. Verifique a franquia, que pode superar o preço da roda.',
		],
		[
			'Posso levar o seguro para a bike nova?',
			'Em geral, sim, por endosso. Informe o número de série e o valor. Depois, a diferença de preço é calculada pelo tempo restante.',
		],
	],
	warnings: [
		'**Foto do número de série vale ouro.** Sem ele, recuperar a bicicleta ou provar a propriedade fica muito mais difícil.',
		'**Preço bom demais na internet pode ser bike roubada.** Quem compra sem conferir a origem corre o risco de perder o dinheiro e responder por receptação.',
	],
	checks: [
		'As seguradoras respondem à [SUSEP](susep). As regras de circulação e equipamento estão no [Código de Trânsito Brasileiro](ctb).',
		'Dúvida sobre bicicleta elétrica? Veja as normas divulgadas pela [Senatran](senatran). Sobre o contrato, a [SUSEP](susep) é quem fiscaliza.',
	],
}
