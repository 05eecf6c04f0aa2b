import type { Subject } from '../../types.ts'

/** What the papers of a quote say, and how to lay them side by side. */
export const quotesPapers: readonly Subject[] = [
	{
		words: ['proposta apolice', 'apolice e endosso', 'cada documento'],
		label: 'Documentos do seguro',
		angle: 'buying',
		titles: ['Proposta, apólice e endosso: para que serve cada um'],
		heading: 'Para que serve cada documento',
		facts: [
			'A proposta é o seu pedido. Nela estão as respostas, os limites escolhidos e o preço. Como ela serve de base ao contrato, assine só depois de conferir tudo.',
			'A apólice é a prova do seguro. Ela traz vigência, coberturas, exclusões, glossário e o nome do corretor. Pela [Lei 15.040/2024](lei-do-seguro), a seguradora deve entregá-la em até 30 dias da aceitação.',
			'O endosso muda um contrato que já existe: endereço, carro, beneficiário ou limite. Ele tem data e, às vezes, diferença de preço. Sem o endosso emitido, vale o que está na apólice.',
			'Guarde proposta, apólice e endosso na mesma pasta. No sinistro, a primeira mostra o que você disse; a segunda, o que foi aceito; o terceiro, o que mudou depois. Se um falta, a discussão fica mais longa.',
		],
	},
	{
		words: ['validade', 'por quanto tempo'],
		label: 'Validade da cotação',
		angle: 'cost',
		titles: ['Validade da cotação: por quanto tempo o preço vale', 'Validade da cotação: até quando o preço se mantém'],
		heading: 'Por quanto tempo o preço vale',
		facts: [
			'A validade da cotação costuma ir de poucos dias a algumas semanas. Dentro dela, a oferta escrita obriga quem a fez, com os dados informados. Por isso, salve o arquivo inteiro, e não só a tela com o preço.',
			'Preço de cotação ainda não é cobertura. Sem proposta enviada e aceita, um sinistro no meio do caminho fica com você. Se o carro sai hoje da loja, pergunte pela cobertura provisória.',
			'Três coisas mudam o valor antes do fim da validade: dado corrigido, vistoria que revela outra situação e bônus que não se confirma. Confira a ficha no primeiro dia. Assim, o número final não assusta.',
			'Precisa de mais tempo? Peça nova validade antes do fim. A corretora recalcula com a mesma base e diz o que mudou.',
		],
	},
	{
		words: ['limite maximo', 'lmi'],
		label: 'Limite máximo de indenização',
		titles: [
			'Limite máximo de indenização: onde achar na proposta',
			'Limite máximo de indenização: o teto de cada linha',
		],
		heading: 'Onde está o teto de cada linha',
		angle: 'guide',
		incidental: ['indenizacao', 'limite'],
		opening:
			'A cotação mostra um número grande no alto e vários menores embaixo. O limite máximo de indenização está nesses menores, e é ele que diz até onde a seguradora paga.',
		points: [
			'O limite máximo de indenização é o teto de cada cobertura, e não uma promessa de pagamento.',
			'Veja se ele vale por evento ou por ano e procure os sublimites antes de comparar preços.',
		],
		facts: [
			'O limite máximo de indenização é o teto de cada cobertura, em reais. Na proposta, procure a coluna ao lado do nome da linha, às vezes com a sigla LMI. Um contrato tem vários tetos, e eles não se somam sozinhos.',
			'Veja se o limite máximo vale por evento ou para o ano inteiro. No segundo caso, um sinistro consome parte do valor, e o próximo encontra menos. A palavra “agregado” costuma indicar isso.',
			'Sublimite é um teto menor dentro da linha. Joias na cobertura de roubo, por exemplo, costumam ter o seu. Em geral, ele aparece nas condições especiais, e não no resumo.',
			'Para escolher o limite máximo, pense no maior dano provável, e não no médio. Reconstruir, repor tudo ou indenizar uma vítima custa caro. Depois, compare o preço de dois limites antes de decidir.',
			'O teto não é o valor que se recebe. Nos seguros de dano, paga-se o prejuízo provado, menos a franquia, até o limite máximo. Segurar acima do valor do bem só encarece.',
			'Depois de um sinistro, pergunte se o limite se recompõe. Em alguns contratos, a reintegração é automática; em outros, custa uma diferença. Sem ela, o resto do ano fica com um teto menor.',
		],
		procedure: {
			heading: 'Ache os tetos da sua proposta',
			steps: [
				['Circule cada limite.', 'Há um número por cobertura.'],
				['Procure os sublimites.', 'Joias, portáteis, vidros e terceiros.'],
				['Pergunte por evento ou ano.', 'E se há reintegração.'],
				['Estime o maior dano.', 'Reconstruir, repor ou indenizar alguém.'],
				['Compare dois tetos.', 'A diferença de preço costuma ser pequena.'],
				['Confira na apólice.', 'O número emitido deve ser o da proposta.'],
			],
		},
		faqs: [
			[
				'Limite máximo de indenização e importância segurada são iguais?',
				'Na prática, os dois nomes apontam o teto do que a seguradora paga. O contrato diz qual usa e em que linha.',
			],
			[
				'Recebo o limite inteiro na perda total?',
				'Nem sempre é assim. Em muitos contratos, paga-se o valor do bem no dia do sinistro, até o teto. No seguro a valor fixo, a regra muda.',
			],
		],
	},
	{
		words: ['exclusoes gerais', 'exclusao geral', 'exclusoes'],
		label: 'Exclusões gerais',
		titles: ['Exclusões gerais: as páginas que decidem a recusa', 'Exclusões gerais: o que ler antes de contratar'],
		heading: 'As páginas que ninguém lê',
		facts: [
			'Exclusões gerais valem para o contrato todo; as específicas, para uma cobertura só. Leia primeiro as gerais. Depois, volte às linhas que você escolheu e procure as exceções de cada uma.',
			{
				lead: 'Alguns temas aparecem em quase todas as listas de exclusões:',
				items: [
					'desgaste, defeito e falta de manutenção;',
					'ato intencional do segurado;',
					'uso diferente do declarado;',
					'guerra e energia nuclear;',
					'multas e penalidades.',
				],
			},
			'A [Lei 15.040/2024](lei-do-seguro) pede que as exclusões sejam claras e inequívocas. Texto duvidoso se lê a favor do segurado. Já a exclusão bem escrita, em regra, vale.',
			'Transforme as exclusões em perguntas. Trabalho em casa? Empresto o carro? Viajo muito? Se alguma rotina sua estiver fora, peça a extensão ou outra proposta antes de assinar.',
		],
	},
	{
		words: ['recusa de proposta', 'proposta recusada', 'recusa', 'recusou'],
		label: 'Recusa de proposta',
		titles: ['Recusa de proposta: prazos e direitos de quem pediu', 'Recusa de proposta de seguro: prazos e direitos'],
		heading: 'Se a seguradora disser não',
		facts: [
			'A recusa da proposta precisa chegar dentro de 25 dias e com o motivo. Peça a carta em papel ou por e-mail. Assim, você vê se o problema é um dado, o bem ou a região.',
			'Se já pagou algo, peça a devolução junto com a carta de recusa. Pergunte também até que dia vai a cobertura provisória, se havia uma. Com essa data, dá para buscar outra proposta sem ficar descoberto.',
			'A recusa de uma empresa não fecha as outras, pois cada uma aceita riscos diferentes. Corrija o que deu origem ao não, como a falta de vistoria. Em seguida, tente de novo com os mesmos dados verdadeiros.',
			'A lei do seguro proíbe critérios de aceitação que levem à discriminação social. Se a recusa parecer desse tipo, guarde a carta e reclame. O [Consumidor.gov.br](consumidor) e o Procon recebem o caso.',
		],
	},
	{
		words: [
			'cobertura basica e adiciona',
			'cobertura basica e cobertura',
			'cobertura basica e as adiciona',
			'coberturas basicas e adiciona',
			'cobertura adicional',
			'coberturas adicionais',
		],
		label: 'Cobertura básica e adicional',
		angle: 'guide',
		titles: ['Cobertura básica e adicional: o que cada uma faz', 'Cobertura básica e adicional: como montar a apólice'],
		heading: 'A base do contrato e o que se soma a ela',
		opening:
			'A apólice é montada como um prato: há uma base, que não se tira, e o resto se escolhe. Saber o que é base e o que é adicional evita pagar por sobra e descobrir falta.',
		points: [
			'A cobertura básica é obrigatória no contrato; a adicional se escolhe e tem preço próprio.',
			'Cada cobertura tem limite, franquia e exclusões: leia as três linhas de cada uma.',
		],
		facts: [
			'Cobertura básica é a parte sem a qual o produto não existe. Na casa e na empresa, costuma ser incêndio, raio e explosão; na vida, a morte. Ninguém contrata só o resto.',
			'Cobertura adicional, ou acessória, é a que se soma por escolha. Vendaval, danos elétricos, roubo, vidros e perda de aluguel são exemplos. Cada uma tem preço, limite e franquia.',
			'A adicional depende da base. Se a básica acaba, as outras acabam junto. Por outro lado, usar uma adicional não costuma gastar o limite da básica; confira na apólice.',
			'Pacote pronto mistura as duas. O nome, como essencial ou completo, é do vendedor, e não da lei. Peça a lista aberta, com o limite de cada linha.',
			'Limite de uma cobertura não socorre a outra, em regra. Sobrou em incêndio e faltou em roubo? O valor não migra. Por isso, divida o dinheiro conforme o risco, e não em partes iguais.',
			'Assistência não é cobertura. Chaveiro e encanador são serviços, com número de chamados. Eles ajudam no dia a dia, mas não pagam o prejuízo grande.',
			'Para decidir, pergunte duas coisas de cada adicional: isso pode acontecer comigo, e eu aguento pagar? Se a primeira resposta é sim e a segunda é não, inclua. Nos outros casos, o dinheiro rende mais em limite.',
		],
		procedure: {
			heading: 'Monte a lista em cinco passos',
			steps: [
				['Ache a base.', 'O que a cobertura básica paga e exclui.'],
				['Liste os seus riscos.', 'Água, vento, roubo, eletricidade e terceiros.'],
				['Marque as adicionais.', 'Só as que respondem a um risco da lista.'],
				['Ajuste os limites.', 'Um para cada linha, pelo custo de repor.'],
				['Compare o total.', 'Mesmas linhas e franquias em cada proposta.'],
			],
		},
		faqs: [
			[
				'Posso incluir uma cobertura no meio da vigência?',
				'Em geral, pode, por endosso, com cobrança proporcional. A seguradora analisa o pedido. O que já aconteceu não entra.',
			],
			[
				'Posso tirar uma adicional para pagar menos?',
				'Pode, na renovação ou por endosso. Veja antes se o banco, o aluguel ou um contrato exige aquela linha.',
			],
		],
	},
	{
		words: ['compreensiv', 'cobertura basica'],
		label: 'Cobertura compreensiva ou básica',
		titles: ['Cobertura compreensiva ou básica: lado a lado', 'Cobertura compreensiva ou básica: qual serve a você'],
		heading: 'Compreensiva e básica, lado a lado',
		facts: [
			'Cobertura básica é a mínima do produto, sem a qual não há contrato. Compreensiva é a que reúne vários riscos em um pacote. O nome, porém, muda de empresa para empresa, e só a lista conta.',
			'No carro, a compreensiva costuma juntar colisão, incêndio, roubo, furto e eventos da natureza. Já o plano simples pode ficar só com roubo ou só com terceiros. A diferença de preço reflete essa lista.',
			'Na casa, a cobertura básica em geral trata de incêndio, raio e explosão. Vendaval, danos elétricos, roubo e responsabilidade civil entram à parte ou no pacote. Por isso, leia linha por linha antes de comparar totais.',
			'Para decidir entre compreensiva e básica, anote os riscos da sua rotina. Depois, risque os que cada plano cobre. Se sobra um risco grave na básica, some o preço do adicional antes de concluir que ela é mais barata.',
		],
	},
	{
		words: ['planilha'],
		label: 'Planilha de comparação',
		titles: ['Planilha de comparação de seguros: as oito linhas', 'Planilha de comparação: oito linhas para decidir'],
		heading: 'As oito linhas da planilha',
		facts: [
			{
				lead: 'Na planilha, use uma coluna por proposta e preencha oito linhas:',
				items: [
					'seguradora e validade da cotação;',
					'limite de cada cobertura;',
					'franquia ou participação, em reais;',
					'exclusões que tocam a sua rotina;',
					'carência, se houver;',
					'serviços de assistência, com quantidade e distância;',
					'preço total do ano, com imposto;',
					'forma de pagamento e juros.',
				],
			},
			'Use reais em todas as células da planilha. Percentual engana, porque cada empresa calcula sobre uma base. Se a proposta não traz o número, escreva “perguntar” e mande a dúvida.',
			'Na planilha, pinte de uma cor as linhas iguais e de outra as diferentes. São as diferentes que explicam o preço. Assim, a decisão deixa o total de lado e olha o que muda de verdade.',
			'Deixe uma nota ao pé da planilha: o que você não aceita perder. Pode ser o limite para terceiros ou o carro reserva, por exemplo. Proposta que não cumpre essa linha sai da lista, mesmo barata.',
		],
	},
]
