import type { Topic } from '../../types.ts'
import { creatorSubjects } from './creator-subjects.ts'
import { portablesSubjects } from './subjects.ts'
import { watchSubjects } from './watch-subjects.ts'

/** What is carried about and is no phone: computers, tablets, cameras. */
export const portables: Topic = {
	id: 'portables',
	kind: 'product',
	insurance: true,
	name: 'seguro de equipamentos portáteis',
	article: 'o',
	label: 'Equipamentos portáteis',
	words: [
		'equipamentos portateis',
		'seguro de equipamentos portateis',
		'eletronicos portateis',
		'aparelhos portateis',
		'notebook',
		'seguro de notebook',
		'seguro para notebook',
		'laptop',
		'macbook',
		'tablet',
		'ipad',
		'smartwatch',
		'apple watch',
		'relogio inteligente',
		'camera fotografica',
		'camera profissional',
		'camera e lentes',
		'maquina fotografica',
		'equipamento fotografico',
		'fotografo',
		'fotografa',
		'videomaker',
		'influenciador',
		'influencer',
		'criador de conteudo',
		'filmadora',
	],
	categories: ['equipamentos-portateis'],
	page: { href: '/seguros/celular', text: 'seguro celular e portáteis' },
	headings: {
		claim: ['Se o equipamento sumir ou quebrar', 'Na hora de pedir a indenização'],
		covers: ['O que costuma ter cobertura', 'Roubo, queda e líquido'],
	},
	subjects: [...portablesSubjects, ...creatorSubjects, ...watchSubjects],
	openings: [
		'O equipamento que cabe na mochila costuma valer mais do que tudo o que fica em casa. E é justamente ele que passa o dia na rua.',
		'Computador, tablet e câmera saem de casa todos os dias e voltam por hábito. Quando um não volta, o trabalho para junto.',
		'Há seguro para o carro que leva a mochila e para a casa que a guarda. Para o que vai dentro dela, o contrato é outro.',
	],
	summary: [
		'O seguro de portáteis vale fora de casa, onde o residencial, em regra, não alcança.',
		'Roubo e furto com vestígio são a base; queda e líquido costumam ser linha extra.',
		'Nota fiscal e número de série abrem a proposta e o pedido de indenização.',
		'Uso profissional precisa constar na proposta, mesmo que seja de vez em quando.',
		'Franquia e depreciação mudam o valor a receber: peça um exemplo em reais.',
		'Equipamento deixado no carro ou sem vigilância é exclusão frequente.',
	],
	facts: {
		what: [
			'O seguro de equipamentos portáteis protege aparelhos que andam com o dono. Entram notebook, tablet, câmera, filmadora e, em alguns planos, relógio inteligente. Cada item é descrito na apólice.',
			'Ele difere do residencial pelo lugar. Um cuida do que está na casa; o outro acompanha o bem na rua e em viagem. Quem trabalha fora costuma precisar do segundo.',
			'Também difere da garantia. Fabricante e loja respondem por defeito; a seguradora, por acidente e crime. As duas coisas podem existir juntas, sem pagar o mesmo dano.',
			'Há apólice para pessoa física e para empresa. Na segunda, uma frota de computadores entra em um contrato só. O responsável por cada aparelho deve estar em uma lista.',
		],
		who: [
			'Estudantes e profissionais que levam o computador todos os dias têm mais a ganhar. O prejuízo de uma semana parada supera, muitas vezes, o prêmio do ano. Faça essa conta primeiro.',
			'Fotógrafos, músicos de estúdio e produtores de vídeo dependem de peças caras e raras. Para eles, o prazo de reposição conta tanto quanto o valor. Pergunte se há aluguel provisório.',
			'Quem usa o equipamento só em casa pode ficar com o residencial. Basta conferir o limite de eletrônicos e a linha de danos elétricos. Pagar as duas apólices seria exagero.',
			'Famílias com filhos na escola técnica ou na faculdade devem perguntar quem pode usar o bem. Alguns contratos aceitam só o titular. Outros incluem quem mora na mesma casa.',
		],
		covers: [
			'Roubo, com ameaça ou violência, entra em quase todas as apólices. Furto qualificado pede sinal: fechadura forçada, bolsa cortada, vidro quebrado. Já o simples sumiço só aparece em poucos planos.',
			'Danos acidentais reúnem queda, batida e líquido derramado. Essa linha tem franquia própria e, às vezes, espera inicial. É a mais usada por quem carrega o aparelho na mão.',
			'Danos elétricos tratam de pico de luz e curto. Valem para o equipamento ligado na tomada, em casa ou no hotel. Filtro de linha ajuda, mas não é condição em todo contrato.',
			'A área de cobertura pode ser o Brasil ou o mundo. Quem viaja a trabalho precisa da segunda. A indenização, porém, costuma ser paga aqui e em reais.',
			'Acessórios só entram se descritos: lente, carregador, mala rígida, disco externo. Liste também o que foi comprado depois. Um e-mail à corretora resolve a inclusão.',
		],
		excludes: [
			'Perda, esquecimento e sumiço sem explicação ficam fora. Esquecer a mochila no táxi é distração, e não crime. O seguro precisa de um fato com data e lugar.',
			'Desgaste, bateria cansada, risco e defeito de fábrica não são sinistro. O caminho deles é a garantia ou a manutenção. Leia o manual e guarde o comprovante da compra.',
			'Vírus, perda de dados e programa pago ficam, em regra, de fora. O contrato fala do aparelho, e não do conteúdo. Cópia de segurança é obrigação do dono.',
			'Equipamento sem vigilância é um ponto sensível. Carro, bagageiro de ônibus e cadeira de restaurante entram nessa lista. Cada apólice diz o que aceita e o que não.',
		],
		buying: [
			'Faça a lista com marca, modelo, série, data e valor da nota. Tire foto de cada item ligado. Com esse arquivo, a cotação sai em um dia.',
			'Diga a verdade sobre o uso: lazer, estudo, trabalho ou aluguel. O preço muda pouco, e a aceitação, muito. Na dúvida, descreva a sua semana.',
			'Pergunte como se calcula a indenização. Há planos pelo valor da nota, pelo preço de hoje e com desconto por idade. Peça um exemplo com o seu modelo.',
			'Confira a idade máxima do aparelho para entrar e para renovar. Muitas seguradoras param em poucos anos. Perto desse prazo, vale mais guardar o dinheiro da próxima compra.',
		],
		price: [
			'O prêmio segue o valor dos itens, a cidade, o uso e as linhas escolhidas. Danos acidentais costumam ser a parte mais cara. Sem eles, o plano cobre só crime.',
			'Franquia maior baixa a parcela. Escolha um valor que você pagaria sem aperto. Para item caro, ela pesa menos do que parece.',
			'Juntar vários aparelhos em uma apólice pode sair melhor do que um contrato por peça. Compare o limite por item e o total. Um único evento pode levar tudo.',
		],
		claim: [
			'Em caso de crime, registre a ocorrência no mesmo dia, com série e descrição. Conte o que houve, sem adornos. Depois, avise a seguradora e peça o protocolo.',
			'Bloqueie o aparelho a distância e troque as senhas, começando pelo e-mail. Computador e tablet têm localizador, se ele estava ligado. A posição vai à polícia, e não às suas mãos.',
			'Na quebra, não abra nem mande a qualquer oficina. A seguradora indica a assistência ou pede orçamento. Laudo com a causa do dano evita idas e vindas.',
			'Separe nota, série, fotos antigas e prova de posse. Fatura do cartão, garantia registrada e e-mail da loja também servem. Envie tudo de uma vez.',
		],
		law: [
			'A [Lei 15.040/2024](lei-do-seguro) pede exclusões claras e em destaque. Se a cláusula sobre equipamento sem vigilância é confusa, a dúvida pesa contra quem a escreveu. Guarde a versão que recebeu.',
			'Depois de receber os documentos, a seguradora tem, em regra, trinta dias para responder sobre a cobertura. Pedido de papel novo precisa de razão. Anote a data de cada envio.',
			'Contratou a distância? O [Código de Defesa do Consumidor](cdc) permite desistir em sete dias. Na loja física, o seguro não pode ser condição para o desconto do aparelho.',
		],
		mistakes: [
			'Segurar só o corpo da máquina e esquecer os acessórios é comum. Na perda da mala, metade do valor some. Revise a lista a cada aniversário da apólice.',
			'Comprar sem nota para pagar menos custa caro depois. Sem procedência, a proposta pode ser recusada. O barato, nesse caso, fica sem proteção.',
			'Declarar lazer e trabalhar com o equipamento dá margem à recusa. A agenda, as redes e os contratos mostram o uso. Corrija por endosso, hoje.',
			'Deixar a proteção no aparelho antigo é outro descuido. Trocou de computador? Avise no mesmo dia, com a nota nova.',
		],
	},
	tables: [
		{
			aspect: 'covers',
			head: ['Situação', 'Costuma ter cobertura?', 'O que ajuda a provar'],
			rows: [
				['Assalto na rua', 'Sim', 'Ocorrência e número de série'],
				['Mochila cortada', 'Sim, como furto qualificado', 'Foto do corte e ocorrência'],
				['Líquido no teclado', 'Só com danos acidentais', 'Laudo da assistência'],
				['Esquecido no táxi', 'Não', 'Não se aplica'],
				['Pico de luz', 'Com danos elétricos', 'Laudo e data da queda de energia'],
			],
		},
	],
	procedures: [
		{
			angles: ['claim', 'rights', 'mistakes'],
			heading: 'Sumiu ou quebrou: o caminho',
			steps: [
				['Proteja os dados.', 'Bloqueio a distância e senhas novas.'],
				['Procure a polícia.', 'Com série, hora, lugar e modo.'],
				['Comunique a perda.', 'Central ou aplicativo, com protocolo.'],
				['Mande as provas.', 'Nota, fotos e garantia registrada.'],
				['Espere a assistência.', 'Em caso de quebra, sem abrir a máquina.'],
			],
		},
		{
			angles: ['guide', 'buying', 'worth', 'cost', 'coverage', 'compare'],
			heading: 'Antes de segurar a mochila',
			steps: [
				['Liste cada item.', 'Marca, modelo, série e valor.'],
				['Marque onde ele anda.', 'Casa, rua, viagem, cliente.'],
				['Leia o residencial.', 'Talvez parte do risco já esteja lá.'],
				['Defina as coberturas.', 'Crime, queda, líquido e energia.'],
				['Peça um exemplo.', 'Quanto volta, em reais, se tudo sumir.'],
				['Guarde cópias.', 'Notas e fotos fora do próprio aparelho.'],
			],
		},
	],
	faqs: [
		[
			'Preciso segurar cada aparelho em separado?',
			'Muitas seguradoras aceitam vários itens na mesma apólice. O importante é que cada um esteja descrito, com série e valor.',
		],
		[
			'O seguro vale em viagem ao exterior?',
			'Depende da área contratada. Confirme o país, a duração e o que fazer se o crime ocorrer lá. O registro da polícia local serve de prova.',
		],
		[
			'O celular pode entrar junto?',
			'Em alguns planos, sim; em outros, ele tem contrato próprio. Compare franquia e limite antes de juntar tudo.',
		],
		[
			'Recebo o valor que paguei na loja?',
			'Nem todo contrato paga o valor da nota. Alguns usam o preço atual de um modelo parecido, e outros descontam a idade do bem.',
		],
		[
			'Quantas vezes posso usar no ano?',
			'Há limite de eventos ou de valor. Depois de uma indenização total, a cobertura daquele item costuma terminar.',
		],
	],
	warnings: [
		'**Não persiga o localizador.** Entregue a posição à polícia. Equipamento se repõe; você, não.',
		'**Cópia de segurança primeiro.** Nenhuma apólice devolve arquivo perdido.',
	],
	checks: [
		'Confirme a seguradora na [SUSEP](susep) e leia as condições do produto. Se a venda foi imposta na loja, vale o [Código de Defesa do Consumidor](cdc).',
		'Recusa mal explicada pode ir ao [Consumidor.gov.br](consumidor). O que o contrato deve dizer está na [Lei 15.040/2024](lei-do-seguro).',
	],
}
