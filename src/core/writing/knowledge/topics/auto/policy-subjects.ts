import type { Subject } from '../../types.ts'

/** What a car's policy promises on paper: values, parts, workshops, and what to look up before there is a policy. */
export const autoPolicySubjects: readonly Subject[] = [
	{
		words: ['fipe', 'valor determinado', 'valor de mercado'],
		label: 'Tabela Fipe e valor determinado',
		titles: [
			'Tabela Fipe ou valor determinado: o que muda na conta',
			'Fipe ou valor determinado: como a indenização se calcula',
		],
		heading: 'Fipe ou valor fixo na perda total',
		facts: [
			'Na modalidade de valor de mercado, a indenização acompanha a tabela citada na apólice, quase sempre a Fipe. Um percentual, como 90% ou 110%, ajusta a conta. Se o carro desvaloriza, portanto, o pagamento desce junto.',
			'No valor determinado, a quantia em reais fica escrita na apólice. Serve para carro raro, modificado ou sem cotação confiável. Em troca, o preço costuma ser maior e a aceitação, mais rara.',
			'Confira qual mês da tabela Fipe vale: o do sinistro ou o do pagamento. Existe também uma tabela substituta, para o caso de a primeira acabar. As duas informações precisam constar no contrato.',
			'Carro zero pode ter uma regra à parte por alguns meses, com o valor de um novo. Veja o prazo e as condições. Depois dele, volta a valer a tabela.',
		],
	},
	{
		words: ['oficina'],
		label: 'Oficina do seguro',
		titles: [
			'Oficina referenciada ou livre escolha: o que muda',
			'Oficina da rede ou de livre escolha: os seus direitos',
		],
		heading: 'Rede referenciada e livre escolha',
		facts: [
			'O contrato deve dizer se você pode escolher a oficina e o que muda quando escolhe. Na rede referenciada, a seguradora costuma acompanhar o serviço. Fora dela, o orçamento precisa de aprovação antes do reparo.',
			'Se o plano só aceita oficina da rede, a proposta deve avisar com destaque. Com livre escolha, a vistoria acontece no lugar que você indicar. A regra, além disso, não pode mudar depois da batida.',
			'Quem manda consertar tem direito a orçamento, prazo e nota. Do serviço mal feito se reclama à oficina e, quando ela é da rede, também à seguradora. Por isso, teste o carro antes de assinar a entrega.',
			'Oficina de confiança nem sempre aceita o preço de mão de obra que a seguradora paga. A diferença pode sobrar para o dono. Pergunte por ela antes de deixar o carro.',
		],
	},
	{
		words: ['pecas', 'peca original'],
		label: 'Peças no reparo',
		titles: [
			'Peças originais, compatíveis ou usadas: o que diz a lei',
			'Peças no reparo do carro: originais, novas ou usadas',
			'Peças originais ou compatíveis: os direitos no reparo',
		],
		heading: 'Original, compatível ou usada',
		points: [
			'O reparo deve usar peça original ou que mantenha as especificações do fabricante.',
			'Peça usada só entra com autorização do cliente e nos planos que a preveem por escrito.',
		],
		angle: 'rights',
		incidental: ['ou'],
		opening:
			'A batida passou, o carro está na oficina e surge a pergunta: que peça vão pôr no lugar? A resposta está na lei, na apólice e no orçamento.',
		facts: [
			'Pelo artigo 21 do Código de Defesa do Consumidor, o reparo deve usar peças originais, adequadas e novas, ou que mantenham as especificações do fabricante. Leia, portanto, o que a apólice pede que você autorize. A nota final deve descrever cada peça.',
			'Peças originais trazem a marca da montadora. Já as compatíveis vêm de outro fabricante, mas precisam seguir as mesmas especificações técnicas. As normas da [SUSEP](susep) aceitam as duas, desde que o contrato explique onde cada uma pode entrar.',
			'Peças usadas só podem vir de desmonte legal, com origem registrada. A [Lei 12.977/2014](lei-do-desmonte) cuida dessa atividade. Além disso, o orçamento deve mostrar procedência, estado e garantia de cada item.',
			'Itens de segurança merecem cuidado maior. Freio, direção, suspensão, airbag e cinto seguem regras de trânsito que limitam o reaproveitamento. Na dúvida, exija peças novas por escrito.',
			'Você pode pedir a lista das peças antes do início do serviço. Compare essa lista com a nota no fim e guarde as duas. Troca sem aviso abre caminho para uma queixa no Procon ou no [Consumidor.gov.br](consumidor).',
			'Planos populares custam menos porque preveem peças compatíveis ou usadas em parte do reparo. A escolha vale quando está clara na proposta. Com o carro na garantia de fábrica, porém, consulte antes a montadora.',
		],
	},
	{
		words: [
			'compra de usado',
			'usado batido',
			'carro usado batido',
			'carro usado de leilao',
			'carro usado historico',
			'carro usado com sinistro',
			'leilao',
		],
		label: 'Carro usado batido',
		titles: [
			'Compra de usado batido: como conferir o histórico',
			'Carro usado batido ou de leilão: o que conferir',
			'Usado batido: leilão e sinistro antes da compra',
		],
		heading: 'Antes de comprar um usado',
		angle: 'buying',
		incidental: ['sinistro'],
		opening:
			'O preço está bom demais, a pintura brilha e o vendedor tem pressa. Antes de fechar, vale gastar uma hora com o histórico do carro.',
		facts: [
			'Antes de pagar, consulte placa e Renavam no Detran e nos canais da [Senatran](senatran). Ali aparecem restrições, multas e, em regra, o registro de dano de média ou grande monta. Laudo particular ajuda, mas não troca a consulta oficial.',
			'Dano de média monta bloqueia o carro até que ele passe por conserto e inspeção, com certificado de segurança. O de grande monta, em regra, leva à baixa do registro. Essa marca acompanha a história do veículo.',
			'Leilão não é sinônimo de batida. Há carros retomados por banco, vendidos por frota ou recuperados de roubo. O edital e o laudo mostram a origem, por isso peça os dois ao vendedor.',
			'A vistoria cautelar procura solda, repintura e numeração adulterada. Vale fazer antes de dar o sinal. Diferença de cor entre as portas e parafuso marcado também contam algo.',
			'Peça a cotação do seguro antes de fechar a compra de usado com passagem por leilão. Algumas seguradoras recusam, outras indenizam um percentual menor da tabela. Carro difícil de segurar vale menos, e isso entra na negociação.',
			'Loja e revendedor respondem por defeito oculto pelo [Código de Defesa do Consumidor](cdc). Entre pessoas físicas, vale o Código Civil. Nos dois casos, guarde o anúncio, as mensagens e o recibo com a quilometragem.',
		],
	},
	{
		words: ['vistoria'],
		label: 'Vistoria prévia do carro',
		titles: [
			'Vistoria prévia do carro: fotos que evitam recusa',
			'Vistoria prévia pelo celular: como fazer boas fotos',
		],
		heading: 'As fotos que a seguradora quer ver',
		opening:
			'Antes de aceitar o carro, a seguradora quer saber como ele está. A vistoria prévia responde a essa pergunta e, meses depois, evita discussão sobre o que já existia.',
		points: [
			'A vistoria prévia registra o estado do carro antes de a seguradora aceitar o risco.',
			'Mostre os danos que já existem: eles ficam fora da cobertura, mas não impedem o seguro.',
		],
		facts: [
			'A vistoria prévia acontece antes da aceitação, e não depois do sinistro. Ela confirma que o carro existe, que os números batem e em que estado ele está. Carro zero e renovação sem intervalo costumam ser dispensados.',
			'A vistoria pelo celular pede boa luz, carro limpo e o documento à mão. Fotografe os quatro lados, o painel, o chassi e os danos. Imagem escura ou cortada faz o processo voltar.',
			'Dano anterior mostrado na vistoria não impede o seguro, mas fica fora da cobertura. Esconder o amassado só adia a discussão. Depois de consertar, mande novas fotos.',
			'Se o carro for recusado depois da vistoria, peça o motivo por escrito. Às vezes, basta refazer as fotos ou trocar um pneu gasto. Outra seguradora, além disso, pode olhar o mesmo carro de outro jeito.',
			'O link da vistoria tem prazo e pede autorização para usar câmera e localização. Faça as fotos você mesmo, no lugar onde o carro está. Desconfie de quem cobra por fora para aprovar.',
		],
		procedure: {
			heading: 'A vistoria prévia, passo a passo',
			steps: [
				['Lave o carro.', 'Sujeira esconde risco e atrasa a análise.'],
				['Separe o documento.', 'Placa, chassi e nome devem bater com a proposta.'],
				['Escolha a luz.', 'De dia, sem reflexo, com o carro inteiro na foto.'],
				['Siga a ordem do aplicativo.', 'Lados, rodas, painel, hodômetro, motor e chassi.'],
				['Mostre os danos.', 'Uma foto de perto e outra de longe para cada um.'],
				['Guarde a resposta.', 'Aprovado, recusado ou com pendência, sempre com data.'],
			],
		},
		faqs: [
			[
				'O carro tem cobertura antes da vistoria?',
				'Depende do que a seguradora deu por escrito. Sem cobertura provisória, a proteção só começa com a aceitação. Faça as fotos no mesmo dia da proposta.',
			],
			[
				'A vistoria prévia é paga?',
				'Pelo celular, em geral, não há custo para o segurado. Se alguém cobrar, peça o motivo à corretora. Vistoria cautelar de compra é outro serviço, com preço próprio.',
			],
		],
	},
	{
		words: [
			'endosso no seguro auto',
			'endosso do seguro auto',
			'endosso no seguro do carro',
			'endosso do seguro do carro',
			'endosso no seguro de carro',
			'endosso do carro',
			'endosso de veiculo',
			'endosso auto',
			'alterar a apolice do carro',
			'corrigir a apolice do carro',
			'erro na apolice do carro',
		],
		label: 'Endosso no seguro auto',
		incidental: ['erro'],
		angle: 'buying',
		titles: ['Endosso no seguro auto: o que muda e quando pedir', 'Endosso no seguro do carro: como alterar a apólice'],
		heading: 'O que o endosso muda na apólice do carro',
		points: [
			'O endosso altera o seguro do carro sem esperar a renovação: veículo, CEP, condutor ou limite.',
			'A mudança vale a partir da data escrita no endosso, e não da ligação.',
		],
		facts: [
			'No carro, quase tudo o que muda o risco pede endosso. Entram aí a troca do veículo, o novo CEP, outro condutor e o uso em aplicativo. Correção de placa ou de nome também sai por ele.',
			'O endosso pode custar, devolver ou não mexer no preço. A conta usa os dias que faltam até o fim da apólice. Peça o cálculo antes de confirmar.',
			'A seguradora pode aceitar ou recusar a alteração. Se o novo carro não interessa a ela, o contrato pode ser cancelado com acerto de contas. O seu bônus continua com você.',
			'Incluir cobertura no meio do ano é possível em muitos planos: vidros, carro reserva, limite maior para terceiros. A seguradora pode pedir nova vistoria. Dano anterior ao endosso não entra.',
		],
		procedure: {
			heading: 'O endosso do carro, passo a passo',
			steps: [
				['Reúna os dados.', 'Placa, novo CEP, condutor ou cobertura que muda.'],
				['Peça antes do dia.', 'A troca de carro não espera a segunda-feira.'],
				['Responda às perguntas.', 'O questionário pode voltar inteiro.'],
				['Faça a nova vistoria.', 'Se a seguradora pedir, no mesmo dia.'],
				['Espere a emissão.', 'Só então conte com a mudança.'],
			],
		},
	},
]
