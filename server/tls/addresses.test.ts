import { describe, expect, it } from 'vitest';
import { addressesOf, urlOf } from './addresses.ts';
import { machineWith } from './testing/machines.ts';

describe('the addresses of a machine that listens on all of them', () => {
  it('are all but those that no browser can open', () => {
    const machine = machineWith({ wlan0: ['192.168.1.5', 'fd00::5', 'fe80::1', 'febf::1'] });
    const { ips, names } = addressesOf(machine, '::');
    expect(ips).toEqual(['127.0.0.1', '::1', '192.168.1.5', 'fd00::5']);
    expect(names).toEqual(['localhost', 'easel', 'easel.local']);
  });

  it('name the home network first and bridges to virtual machines last', () => {
    const machine = machineWith({
      docker0: ['172.17.0.1'],
      tun0: ['203.0.113.7'],
      eth1: ['10.0.0.5'],
      wlan0: ['192.168.1.5'],
    });
    const wanted = ['192.168.1.5', '10.0.0.5', '203.0.113.7', '172.17.0.1'];
    expect(addressesOf(machine, '0.0.0.0').reachable).toEqual(wanted);
  });

  it('are shown in IPv6 where there is nothing else', () => {
    expect(addressesOf(machineWith({ eth0: ['fd00::5'] }), '::').reachable).toEqual(['fd00::5']);
    expect(addressesOf(machineWith({}), '::').reachable).toEqual([]);
  });

  it.each([
    ['Studio.local', ['localhost', 'studio.local']],
    ['pc.corp.example.com', ['localhost', 'pc.corp.example.com', 'pc.local']],
    ['Käthes PC', ['localhost']],
    ['', ['localhost']],
    ['10.1.2.3', ['localhost', '10.local']],
  ])('make of the host name "%s" what a certificate can hold', (hostname, names) => {
    expect(addressesOf(machineWith({}, hostname), '::').names).toEqual(names);
  });
});

describe('the addresses of a machine that listens on one', () => {
  it('are shown as that one, be it an address or a name', () => {
    const machine = machineWith({ wlan0: ['192.168.1.5'], eth0: ['10.0.0.5'] });
    expect(addressesOf(machine, '10.0.0.5').reachable).toEqual(['10.0.0.5']);
    const named = addressesOf(machine, 'paint.example');
    expect(named.reachable).toEqual(['paint.example']);
    expect(named.names).toContain('paint.example');
  });
});

it('puts an IPv6 address in brackets', () => {
  expect(urlOf('https', 'fd00::5', 8080)).toBe('https://[fd00::5]:8080');
  expect(urlOf('http', '192.168.1.5', 80)).toBe('http://192.168.1.5:80');
});
