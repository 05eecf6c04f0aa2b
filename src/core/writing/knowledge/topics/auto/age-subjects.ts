import type { Subject } from '../../types.ts'

/** What a car's age changes: out of the shop, after ten years, and once it is a classic. */
export const autoAges: readonly Subject[] = [
	{
		words: ['carro zero', 'carros zero', 'zero km', 'zero-quilometro', 'zero quilometro', '0 km', '0km', 'carro novo'],
		label: 'Carro zero-quilômetro',
		angle: 'buying',
		titles: [
			'Carro zero: o seguro antes de sair da loja',
			'Seguro para carro zero: valor de novo e prazos',
			'Carro zero-quilômetro: como contratar o seguro',
		],
		heading: 'O que muda no carro zero',
		opening:
			'O cheiro de carro novo dura semanas; o risco começa na rampa da concessionária. Por isso, o seguro se resolve antes da chave.',
		points: [
			'Contrate o seguro do carro zero antes da entrega, com a nota fiscal e o número do chassi.',
			'Veja por quantos meses a apólice paga o valor de um carro novo na perda total.',
		],
		facts: [
			'O carro zero pode ter seguro antes da placa. A proposta usa o chassi e a nota fiscal, e a placa entra depois, por aviso. Combine a vigência com o dia e a hora da entrega.',
			'Muitas apólices pagam o valor de um carro zero na perda total dos primeiros meses. O prazo costuma ir de três a doze meses, conforme a seguradora. Depois dele, volta a tabela Fipe.',
			'Essa regra tem condições. Em geral, o carro precisa ser do primeiro dono e ter o seguro feito logo após a saída da loja. Leia os dois pontos na proposta.',
			'A vistoria prévia costuma ser dispensada no zero-quilômetro, com a nota fiscal em mãos. Se a apólice começar dias depois da retirada, ela pode voltar a ser exigida. Por isso, não deixe para a outra semana.',
			'O seguro oferecido na concessionária é uma opção, e não uma obrigação. Compare com outras propostas, com os mesmos limites e a mesma franquia. No financiamento, some também o que está embutido na parcela.',
			'Blindagem, película, som e engate instalados antes da entrega precisam de declaração. Sem isso, a indenização considera o modelo de fábrica. Guarde as notas junto com a do carro.',
			'Se você trocou o antigo pelo novo, peça o endosso e leve o bônus. A cobertura não passa sozinha de um carro para o outro. Resolva isso antes de entregar o usado.',
		],
		procedure: {
			heading: 'Do pedido à chave, com seguro',
			steps: [
				['Cote antes da compra.', 'O seguro de um modelo pode custar o dobro do de outro.'],
				['Peça o chassi.', 'A loja informa o número antes da entrega.'],
				['Marque o início.', 'Vigência a partir da retirada, com data e hora.'],
				['Leia o valor de novo.', 'Prazo em meses e condições.'],
				['Envie a placa.', 'Assim que sair, peça a inclusão na apólice.'],
			],
		},
		faqs: [
			[
				'Posso sair da loja sem seguro?',
				'A lei permite, mas o risco é todo seu desde a rua da frente. Com financiamento, a dívida continua mesmo sem o carro. Deixe a apólice pronta antes.',
			],
			[
				'O seguro do carro zero é mais caro?',
				'O valor do bem é maior, mas peças disponíveis e itens de segurança podem ajudar. Modelo, CEP e condutor pesam mais do que a idade do carro. Só a cotação responde.',
			],
		],
	},
	{
		words: ['carro antigo', 'dez anos', 'carro velho'],
		label: 'Carro antigo',
		heading: 'O seguro depois dos dez anos de uso',
		opening:
			'O carro já passou dos dez anos, está quitado e ainda leva a família. A dúvida é se um seguro completo cabe no valor dele, ou se basta proteger os outros.',
		points: [
			'No carro antigo, o preço do casco pode não compensar perto do valor do veículo.',
			'Plano de terceiros com guincho costuma ser o ponto de partida para o carro com mais idade.',
		],
		facts: [
			'Compare dois números antes de decidir: o valor do carro na tabela e a soma do prêmio com a franquia. Se a soma chega perto do valor, o casco perde sentido. Nesse caso, guarde a diferença em uma reserva.',
			'O conserto pequeno vira perda total mais cedo no carro antigo. Peça cara e valor baixo fazem o orçamento alcançar o percentual da apólice. Saiba esse número antes de acionar.',
			'Pane é mais comum com a idade. Por isso, leia os quilômetros do guincho e o número de chamados por ano. Há planos só de assistência, que não pagam batida nem roubo.',
			'Carro com mais de dez anos encontra menos seguradoras e franquias altas. Peças usadas ou compatíveis podem ser aceitas, conforme o contrato. Peça à corretora os planos feitos para essa idade.',
			'Para o carro antigo, plano de terceiros com guincho costuma ser o melhor ponto de partida. Roubo e furto entram depois, se o modelo for visado. O casco só compensa quando o prêmio cabe no valor do veículo.',
		],
	},
	{
		words: [
			'carro de colecao',
			'carros de colecao',
			'carro classico',
			'carros classicos',
			'colecionador de carro',
			'colecionadores de carro',
			'placa preta',
		],
		label: 'Carro de coleção',
		titles: ['Carro de coleção: como segurar um clássico', 'Seguro para carro clássico: valor, uso e guarda'],
		heading: 'O clássico não segue a tabela',
		opening:
			'Um carro de coleção pode valer mais a cada ano, ao contrário de quase todos os outros. A tabela comum não conhece essa conta, e a apólice precisa conhecer.',
		points: [
			'O carro de coleção pede valor determinado na apólice, com laudo e fotos de avaliação.',
			'Uso em passeios e eventos costuma ser limitado: leia os quilômetros e a guarda exigida.',
		],
		facts: [
			'No carro de coleção, a tabela Fipe raramente serve. O caminho é o valor determinado, uma quantia fixa escrita na apólice. Para chegar a ela, a seguradora pede laudo, fotos e notas da restauração.',
			'Poucas seguradoras aceitam clássicos, e cada uma tem a sua lista. Originalidade, estado e guarda contam mais do que a idade. A placa de coleção ajuda, mas não é a única porta.',
			'O uso costuma ser restrito a passeios, encontros e manutenção. Rodar todo dia muda o risco e pode afastar a cobertura. Há planos com limite de quilômetros por ano.',
			'Peça rara demora e custa. Veja se o contrato aceita restaurador de sua confiança e importação. Pergunte também quanto tempo o carro pode ficar parado na oficina.',
			'Garagem fechada, alarme e rastreador são pedidos comuns. No transporte em plataforma até um evento, confirme quem cobre o trajeto. A exposição pode exigir extensão própria.',
		],
		faqs: [
			[
				'Carro antigo e carro de coleção têm o mesmo seguro?',
				'São diferentes. O antigo de uso diário segue a tabela e encontra planos simples. O de coleção pede avaliação e valor fixo na apólice.',
			],
			[
				'Posso segurar só contra roubo e incêndio?',
				'Em algumas seguradoras, sim. Para um carro que quase não roda, pode ser o bastante. Mantenha, mesmo assim, a proteção para terceiros.',
			],
		],
	},
	{
		words: ['carro usado', 'carros usados', 'carro seminovo', 'carros seminovos', 'seminovo', 'veiculo usado'],
		label: 'Seguro para carro usado',
		angle: 'buying',
		titles: [
			'Comprei um carro usado: quando fazer o seguro',
			'Carro usado: o seguro antes de pegar a chave',
			'Seguro para carro usado: prazo, vistoria e papéis',
		],
		heading: 'O seguro do usado começa antes da chave',
		opening:
			'O negócio fechou no sábado, e o carro já dorme na sua garagem. Se o seguro ficou para segunda-feira, o fim de semana inteiro é por sua conta.',
		points: [
			'Contrate o seguro do carro usado antes de retirar o veículo, com vistoria e data marcada.',
			'O seguro do antigo dono não é seu: sem aceite da seguradora, não conte com ele.',
		],
		facts: [
			'O melhor dia para fazer o seguro do carro usado é antes da retirada. Com placa, chassi e CPF do comprador, a cotação sai. A vigência pode começar na hora da entrega.',
			'A transferência no Detran não precisa estar pronta para cotar. A seguradora costuma aceitar o recibo de venda ou o contrato, e pede o documento depois. Pergunte qual papel basta no seu caso.',
			'O usado passa por vistoria prévia na maioria das empresas. Hoje, muitas são feitas pelo celular. Marque as fotos para o dia da entrega, pois sem elas a cobertura pode esperar.',
			'A apólice do vendedor é dele. Algumas seguradoras aceitam passar o contrato ao comprador, por pedido dos dois. Enquanto não houver resposta por escrito, considere que o carro está sem seguro.',
			'Se você já tinha outro carro segurado, a apólice pode mudar para o usado. O bônus é da pessoa e segue junto. Peça a troca antes de entregar o antigo.',
			'Cote antes de escolher o modelo. Dois usados de mesmo preço podem ter seguros bem diferentes, por causa de peças e roubos. Passagem por leilão ou sinistro grave, aliás, reduz as opções.',
			'O comprador tem 30 dias para transferir o veículo, pelo artigo 123 do [Código de Trânsito](ctb). O atraso gera multa e atrapalha o sinistro. Resolva documento e seguro na mesma semana.',
		],
		procedure: {
			heading: 'Do anúncio à apólice',
			steps: [
				['Cote pelo modelo.', 'Antes do sinal, com ano e versão.'],
				['Consulte o histórico.', 'Débitos, leilão e sinistro, pela placa.'],
				['Escolha o início.', 'Dia e hora da retirada do carro.'],
				['Faça a vistoria.', 'Fotos boas, com os danos à mostra.'],
				['Guarde o aceite.', 'Proposta, recibo de venda e resposta da seguradora.'],
				['Transfira o documento.', 'No prazo, com cópia para a corretora.'],
			],
		},
		faqs: [
			[
				'Posso fazer o seguro antes de transferir o carro?',
				'Em geral, pode, com o recibo ou o contrato de compra. A seguradora pede o documento novo depois. Informe que você é o comprador.',
			],
			[
				'Posso usar o seguro do antigo dono?',
				'Só com aceite da seguradora. O perfil mudou, e o preço pode mudar. Até a resposta, o caminho seguro é uma apólice sua.',
			],
			[
				'Carro usado precisa de vistoria?',
				'Quase todo usado passa por ela, salvo renovação sem intervalo. Pelo celular, leva poucos minutos. Mostre os riscos que já existem.',
			],
		],
	},
]
