import type { Subject } from '../../types.ts'

/** Answers about the driver and the car's nights that move the price. */
export const autoProfile: readonly Subject[] = [
	{
		words: ['perfil do condutor'],
		label: 'Perfil do condutor',
		titles: ['Perfil do condutor: as respostas que mexem no preço'],
		heading: 'As respostas que mais pesam',
		facts: [
			'No perfil do condutor, idade e tempo de habilitação costumam pesar mais. Em seguida, vêm o CEP de pernoite e o uso do carro. As outras respostas ajustam o preço para cima ou para baixo.',
			'A pergunta sobre jovens que moram na casa merece atenção. Em algumas seguradoras, ela trata de quem usa o carro; em outras, de quem poderia usá-lo. Por isso, leia o texto exato antes de marcar não.',
			'A rotina muda, e o perfil deve acompanhar. Novo emprego, vaga perdida ou filho habilitado pedem um endosso. Esse acerto custa, em geral, menos do que uma indenização reduzida.',
			'Peça a simulação do perfil com uma resposta trocada por vez. Assim, você descobre o que pesa de verdade. Só não marque o que é falso, pois a economia vira argumento contra você.',
		],
	},
	{
		words: ['idade cep', 'cep e garagem', 'idade do condutor', 'vizinhos pagam', 'vizinho paga'],
		label: 'Idade do motorista e CEP',
		angle: 'cost',
		titles: [
			'Idade, CEP e garagem: por que o seguro varia tanto',
			'Idade, CEP e garagem: o que pesa no preço do seguro',
		],
		heading: 'Por que vizinhos pagam valores diferentes',
		facts: [
			'A idade do condutor entra na conta porque a frequência de batidas muda ao longo da vida. Quem acabou de se habilitar paga mais, em média. Com os anos e o bônus, o valor tende a cair.',
			'O CEP conta a história do lugar onde o carro dorme: roubos, enchentes e trânsito. Duas ruas próximas podem ter números distintos. Por isso, uma mudança de bairro altera o preço do mesmo carro.',
			'Garagem fechada em casa e no trabalho reduz o tempo na rua. Algumas seguradoras dão peso a isso; outras, quase nenhum. Se a vaga é aberta ou depende de sorteio, responda assim, sem enfeitar.',
			'Vizinhos com o mesmo modelo ainda diferem em uso, condutores, bônus, franquia e limites. O preço de um, portanto, não serve de régua para o outro. Compare duas propostas para o seu caso, com os mesmos dados.',
		],
	},
	{
		words: ['pcd', 'pessoa com deficiencia', 'pessoas com deficiencia', 'carro adaptado', 'carros adaptados'],
		label: 'Seguro auto para PCD',
		angle: 'buying',
		titles: [
			'Seguro auto para PCD: isenção, adaptação e valor',
			'Seguro para carro PCD: o que conferir na apólice',
			'Carro PCD: como o seguro trata isenção e adaptação',
		],
		heading: 'O que o carro PCD pede na apólice',
		opening:
			'O carro comprado com isenção tem um preço na nota e outro na tabela. Essa diferença, somada às adaptações, decide quanto o seguro paga.',
		points: [
			'No carro PCD, pergunte se a perda total segue a Fipe cheia ou o valor com isenção.',
			'Adaptação como comando manual e rampa precisa ser declarada, com nota e valor próprio.',
		],
		facts: [
			'O seguro auto para PCD usa as mesmas coberturas de qualquer carro. O que muda são três pontos: a isenção de imposto, as adaptações e quem dirige. Os três precisam constar na proposta.',
			'O carro com isenção foi comprado por menos do que vale na tabela. Algumas apólices pagam a Fipe cheia na perda total; outras, um percentual que considera a isenção. Peça a regra por escrito, porque ela define a compra do próximo carro.',
			'Quem comprou com isenção tem prazo mínimo para vender sem devolver o imposto. Na perda total dentro dele, pode haver exigência do Fisco antes da baixa. Confira com a [Receita Federal](receita) e com a Fazenda do seu estado.',
			'Acelerador à esquerda, comando manual, rampa e banco giratório são equipamentos. Sem declaração, a indenização considera o modelo de fábrica. Guarde a nota de cada peça e a da instalação.',
			'Nem toda pessoa com deficiência dirige o próprio carro. Nesse caso, o condutor principal é o familiar ou cuidador que usa o veículo na maior parte da semana. O dono continua a ser o beneficiário da isenção.',
			'Quem dirige deve respeitar as restrições anotadas na CNH. Se ela pede câmbio automático ou comando adaptado, o carro precisa ter. Dirigir fora dessa condição pode virar motivo de recusa.',
			'Pergunte pela rede antes de assinar. Carro reserva comum pode não ter adaptação, e o táxi da assistência precisa levar a cadeira de rodas. A [Lei Brasileira de Inclusão](inclusao) proíbe tratar alguém pior por causa da deficiência.',
		],
		procedure: {
			heading: 'Como cotar o seguro do carro PCD',
			steps: [
				['Tenha as notas à mão.', 'A do carro, com a isenção, e as das adaptações.'],
				['Diga quem dirige.', 'Titular, familiar ou cuidador, conforme a rotina.'],
				['Leia a regra da perda total.', 'Fipe cheia ou valor com desconto do imposto.'],
				['Inclua os equipamentos.', 'Cada um com descrição e valor.'],
				['Pergunte pelo socorro.', 'Carro reserva adaptado, táxi e guincho.'],
			],
		},
		faqs: [
			[
				'O seguro PCD é mais barato?',
				'Não há tabela própria por lei. O preço segue modelo, CEP, condutor e uso. Como o valor segurado pode mudar, compare propostas com a mesma regra de perda total.',
			],
			[
				'A seguradora pode recusar por causa da deficiência?',
				'A deficiência, sozinha, não é motivo. A recusa precisa de razão técnica, explicada. Peça a resposta por escrito e, se for o caso, reclame.',
			],
			[
				'Outra pessoa pode dirigir o carro PCD?',
				'Em regra, pode, se for habilitada e se o uso servir ao dono. Declare quem dirige com frequência. Confira também as condições da isenção.',
			],
		],
	},
	{
		words: [
			'carro para mulher',
			'carro para as mulher',
			'auto para mulher',
			'motorista mulher',
			'motoristas mulher',
			'mulheres motorista',
			'mulher ao volante',
			'mulheres ao volante',
			'mulher paga menos',
			'mulheres pagam menos',
			'condutora',
		],
		label: 'Seguro de carro para mulheres',
		angle: 'cost',
		titles: [
			'Seguro de carro para mulheres: o que muda de verdade',
			'Seguro auto para mulheres: preço, serviços e perfil',
			'Mulher ao volante: o que pesa no preço do seguro',
		],
		heading: 'O que muda quando a condutora é mulher',
		opening:
			'A propaganda fala em seguro feito para elas, com serviços na bolsa e desconto. Vale separar o que é preço, o que é serviço e o que é só embalagem.',
		points: [
			'O seguro para mulheres usa as mesmas coberturas: o que muda é o perfil e a assistência.',
			'O desconto depende da seguradora e da rotina da condutora, e não de uma regra fixa.',
		],
		facts: [
			'Não existe um seguro auto só para mulheres com regra própria em lei. O que há são planos com serviços extras e preços que consideram o perfil. Casco, terceiros e assistência são os mesmos.',
			'Muitas seguradoras perguntam o sexo do condutor principal, ao lado de idade, CEP e uso. Em média, mulheres se envolvem em menos acidentes graves, e isso pode baixar o preço. O peso, porém, varia de empresa para empresa.',
			'A resposta certa é a de quem dirige mais. Pôr a esposa como condutora principal só pelo desconto, quando o marido usa o carro, é informação falsa. No sinistro, essa economia vira problema.',
			'Planos voltados a mulheres costumam somar serviços: motorista em caso de mal-estar, chaveiro, troca de pneu e envio de táxi. Pergunte quantas vezes por ano se pode usar cada um. Serviço sem limite claro vale pouco.',
			'Jovem recém-habilitada ainda paga mais, como qualquer motorista nova. Cada ano sem sinistro ajuda a baixar o valor. Por isso, compare as propostas a cada renovação.',
			'Segurança conta na escolha da assistência. Veja o tempo médio de chegada, o táxi até em casa e o acompanhamento do guincho pelo aplicativo. À noite, na estrada, isso pesa mais do que o desconto.',
		],
		procedure: {
			heading: 'Como comparar as propostas',
			steps: [
				['Descreva a rotina real.', 'Quem dirige, onde o carro dorme e para que serve.'],
				['Peça duas versões.', 'O plano comum e o voltado a mulheres, com os mesmos limites.'],
				['Separe os serviços.', 'Veja o que cada um traz e quantas vezes.'],
				['Leve o bônus.', 'A classe em nome dela vale na cotação.'],
				['Decida pelo total.', 'Preço do ano, franquia e terceiros.'],
			],
		},
		faqs: [
			[
				'Mulher paga menos no seguro do carro?',
				'Muitas vezes paga, mas não há regra. Modelo, CEP, idade e bônus podem pesar mais. Peça o preço para o seu caso.',
			],
			[
				'Posso pôr o seguro no nome da minha esposa?',
				'Pode, se os dados forem verdadeiros. O condutor principal deve ser quem usa o carro na maior parte da semana. O nome na apólice não muda essa resposta.',
			],
		],
	},
]
