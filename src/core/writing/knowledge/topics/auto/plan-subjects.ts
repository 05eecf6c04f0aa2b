import type { Subject } from '../../types.ts'

/** Ways to insure or to have a car that are newer than the policy of a year. */
export const autoPlans: readonly Subject[] = [
	{
		words: ['auto popular', 'seguro popular', 'seguros populares', 'plano popular', 'planos populares'],
		label: 'Seguro auto popular',
		angle: 'worth',
		titles: [
			'Seguro auto popular: o que muda para custar menos',
			'Seguro auto popular: quando o preço baixo compensa',
			'Seguro auto popular: peças, rede e limites',
		],
		heading: 'Por que o seguro auto popular custa menos',
		opening:
			'O nome promete preço baixo, e o preço costuma ser baixo mesmo. A pergunta certa é o que saiu da apólice para a conta fechar.',
		points: [
			'O seguro auto popular custa menos porque aceita peças usadas ou compatíveis no reparo.',
			'Rede de oficinas, franquia e limites mais justos também explicam o preço do plano.',
		],
		facts: [
			'Seguro auto popular é o nome de planos mais enxutos, feitos para carros com alguns anos de uso. Cada seguradora monta o seu. Por isso, o nome não basta: compare o que está escrito.',
			'A principal diferença está nas peças. O plano pode prever peça usada de desmonte legal ou compatível nova, com o seu aceite. Itens de segurança, como freio e airbag, seguem regras mais duras.',
			'A oficina costuma ser só da rede. Em troca da escolha, o orçamento sai menor. Veja quantas oficinas há na sua cidade antes de assinar.',
			'Alguns planos populares cobrem só roubo, furto e perda total. A batida com conserto fica por sua conta. Leia essa linha primeiro, porque é nela que nasce a maior surpresa.',
			'O limite para terceiros pode vir baixo no pacote. Peça o preço com um limite maior, pois o acréscimo costuma ser pequeno. É a parte que protege o seu patrimônio.',
			'Confirme que há uma seguradora por trás, com registro na [SUSEP](susep). Proteção veicular barata usa palavras parecidas, mas é outro contrato. O nome da empresa e o número do processo estão na proposta.',
		],
		faqs: [
			[
				'O seguro popular vale para qualquer carro?',
				'Costuma haver restrição. As seguradoras definem idade, modelos e valor aceitos. Carro na garantia de fábrica raramente combina com peça usada.',
			],
			[
				'Posso exigir peça nova no plano popular?',
				'Se o contrato prevê peça usada e você aceitou, a troca por nova pode ter custo. Itens de segurança são exceção comum. Leia a cláusula antes de autorizar o serviço.',
			],
		],
	},
	{
		words: ['por assinatura', 'assinatura de carro', 'assinatura de veiculo', 'carro assinado'],
		label: 'Carro por assinatura',
		titles: [
			'Carro por assinatura: o seguro está incluído?',
			'Carro por assinatura e seguro: leia antes de assinar',
			'Carro por assinatura: proteção, franquia e limites',
		],
		heading: 'Quem protege o carro por assinatura',
		opening:
			'Na assinatura, o carro chega com documento, revisão e proteção no mesmo boleto. O conforto é real, mas a palavra proteção esconde contratos bem diferentes.',
		points: [
			'No carro por assinatura, a proteção vem no contrato, mas nem sempre é um seguro.',
			'Franquia, terceiros e quem pode dirigir são as três perguntas antes de assinar.',
		],
		facts: [
			'No carro por assinatura, o veículo é da locadora, e você paga pelo uso por um ou mais anos. A mensalidade costuma incluir licenciamento, revisões e proteção. Leia qual é essa proteção, porque ela nem sempre é uma apólice de seguradora.',
			'Há empresas que contratam seguro e outras que assumem o risco por conta própria. No segundo caso, o que vale é o contrato de locação. Pergunte o nome da seguradora e peça as condições.',
			'A franquia, ou coparticipação, aparece em quase todo contrato. Ela pode mudar com o tipo de dano e com o número de batidas no ano. Anote o valor em reais e guarde essa reserva.',
			'O limite para terceiros é o ponto mais fraco de muitas ofertas. Se ele for baixo, o que passar sai do seu bolso. Algumas seguradoras vendem cobertura só de terceiros para quem dirige carro de locadora.',
			'Só dirige quem está no contrato. Filho, sócio ou amigo sem cadastro pode anular a proteção. Uso por aplicativo e viagem para outro país também pedem autorização.',
			'O seu bônus não cresce enquanto a apólice está em nome da locadora. Se você já tinha seguro, pergunte por quanto tempo a classe se mantém. Esse custo entra na comparação com a compra.',
			'Existe ainda o seguro por assinatura, que é outra coisa: uma apólice paga mês a mês, como um aplicativo. Nele, o carro é seu. Confira a renovação, o reajuste e o que acontece se o cartão falhar.',
		],
		procedure: {
			heading: 'O que perguntar antes da assinatura',
			steps: [
				['Quem assume o risco?', 'Seguradora, com apólice, ou a própria locadora.'],
				['Qual é a franquia?', 'Valor em batida, roubo e perda total.'],
				['Qual é o limite para terceiros?', 'Danos materiais, corporais e morais, em reais.'],
				['Quem pode dirigir?', 'Idade, cadastro e uso permitido.'],
				['E na devolução?', 'Que riscos e amassados contam como dano.'],
			],
		},
		faqs: [
			[
				'Preciso fazer outro seguro no carro por assinatura?',
				'Em geral, não para o carro, porque ele pertence à locadora. Pode valer a pena reforçar a proteção para terceiros. Veja antes se o contrato permite.',
			],
			[
				'O que acontece na perda total?',
				'A locadora define se troca o carro ou encerra o contrato. Você pode dever a franquia e as mensalidades do período. Leia essa cláusula com calma.',
			],
		],
	},
	{
		words: [
			'telemetri',
			'por quilometr',
			'quilometro rodado',
			'quilometros rodados',
			'km rodado',
			'por km',
			'pay per use',
			'pay as you drive',
			'liga e desliga',
		],
		label: 'Telemetria e seguro por quilômetro',
		angle: 'worth',
		titles: [
			'Telemetria e seguro por quilômetro: vale a pena?',
			'Seguro por quilômetro rodado: como a conta funciona',
			'Telemetria no seguro do carro: dados e desconto',
		],
		heading: 'Pagar pelo quanto e pelo como se dirige',
		opening:
			'O carro que fica na garagem corre menos risco do que o que cruza a cidade todos os dias. A telemetria tenta pôr essa diferença no preço.',
		points: [
			'No seguro por quilômetro, há uma parte fixa e outra que acompanha o quanto o carro roda.',
			'A telemetria usa dados de direção: leia o que se coleta, por quanto tempo e para quê.',
		],
		facts: [
			'No seguro por quilômetro, a conta tem duas partes. Uma é fixa e cobre roubo, incêndio e o carro parado. A outra cresce com os quilômetros rodados no mês.',
			'Telemetria é a leitura da direção por aplicativo ou aparelho no carro. Ela mede distância, horário, frenagem e curvas. Com esses dados, a seguradora dá desconto ou ajusta o preço na renovação.',
			'Esse modelo costuma servir a quem roda pouco: trabalho em casa, segundo carro, aposentados. Quem pega estrada toda semana tende a pagar mais. Some os quilômetros de um ano antes de trocar.',
			'Procure o teto da conta. Alguns planos têm limite de cobrança por dia ou por mês, e outros não. Pergunte também o que acontece quando o celular fica sem sinal ou o aparelho é desligado.',
			'Os dados de direção são seus. A [LGPD](lgpd) pede que a empresa diga para que os usa, com quem divide e por quanto tempo guarda. Peça essas respostas antes de instalar.',
			'As coberturas precisam ser comparadas linha a linha, como em qualquer seguro. Preço por quilômetro baixo com limite pequeno para terceiros não é economia. Confira, além disso, a franquia e o guincho.',
		],
		procedure: {
			heading: 'A conta do quilômetro em cinco passos',
			steps: [
				['Anote o hodômetro.', 'Veja quanto o carro roda em um mês comum e em um de férias.'],
				['Some a parte fixa.', 'Ela existe mesmo com o carro parado.'],
				['Multiplique a variável.', 'Preço por quilômetro vezes a sua média.'],
				['Compare com o anual.', 'Mesmas coberturas, mesma franquia.'],
				['Leia a privacidade.', 'Que dados saem do carro e quem os recebe.'],
			],
		},
		faqs: [
			[
				'A telemetria pode aumentar o meu seguro?',
				'Pode, conforme o contrato. Em alguns planos, ela só dá desconto; em outros, muda o preço na renovação. A regra precisa estar na proposta.',
			],
			[
				'O carro parado fica sem cobertura?',
				'Não costuma ficar. A parte fixa mantém roubo, furto e incêndio. Nos planos de ligar e desligar, porém, leia o que vale com a cobertura desligada.',
			],
		],
	},
]
