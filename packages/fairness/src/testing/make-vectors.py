"""Makes vectors.json with Python's hashlib and hmac, which share nothing with this package."""
import hashlib, hmac, json, random, sys
rnd = random.Random(43)
sha=[]
for n in [0,1,3,55,56,57,63,64,65,119,120,200,1000]:
    t=''.join(rnd.choice('abcdefghijklmnopqrstuvwxyz0123456789') for _ in range(n))
    sha.append({'text':t,'sha256':hashlib.sha256(t.encode()).hexdigest()})
mac=[]
for k,m in [(0,0),(1,5),(63,70),(64,64),(65,10),(130,200)]:
    key=''.join(rnd.choice('abcdef0123456789') for _ in range(k)); msg=''.join(rnd.choice('xyz:0189') for _ in range(m))
    mac.append({'key':key,'message':msg,'hmac':hmac.new(key.encode(),msg.encode(),'sha256').hexdigest()})
class S:
    def __init__(s,seed,client,nonce): s.seed,s.client,s.nonce,s.i=seed,client,nonce,0
    def next(s):
        b=hmac.new(s.seed.encode(),f'{s.client}:{s.nonce}:{s.i//8}'.encode(),'sha256').digest()
        o=(s.i%8)*4; s.i+=1
        return int.from_bytes(b[o:o+4],'big')
    def below(s,n):
        k=(n-1).bit_length()
        if k==0: return 0
        while True:
            v=s.next()>>(32-k)
            if v<n: return v
rounds=[]
for client,nonce in [('juan',0),('juan',1),('a',9),('Perya-2026_x',123456),('z'*64,2**53-1)]:
    seed=hashlib.sha256(f'{client}{nonce}'.encode()).hexdigest()
    s=S(seed,client,nonce); words=[s.next() for _ in range(20)]
    b=[]
    for n in [1,2,3,6,10,37,52,1000,10000,100000,2**31+1,2**32]:
        s=S(seed,client,nonce); b.append({'n':n,'drawn':[s.below(n) for _ in range(12)]})
    s=S(seed,client,nonce); pool=list(range(52))
    for i in range(52):
        j=i+s.below(52-i); pool[i],pool[j]=pool[j],pool[i]
    s=S(seed,client,nonce); fine=[(s.next()<<20)|(s.next()>>12) for _ in range(4)]
    rounds.append({'serverSeed':seed,'commitment':hashlib.sha256(seed.encode()).hexdigest(),'clientSeed':client,'nonce':nonce,'words':words,'below':b,'shuffle52':pool,'fine':fine})
last=hashlib.sha256(b'last').hexdigest(); seeds=[last]
while len(seeds)<5: seeds.append(hashlib.sha256(seeds[-1].encode()).hexdigest())
seeds.reverse()
json.dump({'sha256':sha,'hmac':mac,'rounds':rounds,'chain':{'last':last,'seeds':seeds,'commitment':hashlib.sha256(seeds[0].encode()).hexdigest()}},open(sys.argv[1], 'w'),indent=2)
