import type { HelpWords } from './help-words.ts';

/** The help page in Chinese. */
export const chinese: HelpWords = {
  lang: 'zh',
  dir: 'ltr',
  title: '在这台设备上打开 Overpaint',
  why: '只有通过安全连接，浏览器才会把画笔的每一个采样点和快速存储提供给网页。Overpaint 运行在您自己网络中的一台机器上，没有公共证书机构为它担保，因此需要在这台设备上确认一次信任那台机器。',
  stepGet: '获取证书',
  get: '下载证书',
  fingerprint:
    '信任之前，请把设备显示的 SHA-256 指纹与启动 Overpaint 的终端里显示的指纹核对。本页显示的是：',
  stepTrust: '信任证书',
  stepOpen: '打开 Overpaint',
  open: '安全地打开 Overpaint',
  meaningTitle: '信任意味着什么',
  meaning: [
    '这台设备将接受由那一份 Overpaint 签发的证书。该证书只允许它代表 IP 地址、以 .local 结尾的名称以及那台机器自己的名称，不能代表任何其他名称，也就不能冒充任何网站。',
    '签发证书的密钥不会离开运行 Overpaint 的机器。只有当您信任运行那台机器的人时，才应信任它。',
  ],
  undoTitle: '如何撤销',
  systems: [
    {
      name: 'iPad 和 iPhone',
      trust: [
        '用 Safari 打开本页，下载证书并选择“允许”。',
        '设置 → 通用 → VPN 与设备管理 → Overpaint → 安装。',
        '设置 → 通用 → 关于本机 → 证书信任设置：打开 Overpaint。',
      ],
      undo: '设置 → 通用 → VPN 与设备管理 → Overpaint → 移除描述文件。',
    },
    {
      name: 'Android',
      trust: [
        '下载证书。',
        '设置 → 安全和隐私 → 更多 → 加密与凭据 → 安装证书 → CA 证书。有些设备上的名称不同，可在设置中搜索“证书”。',
        '选择下载的文件，然后在 Chrome 中打开 Overpaint。',
      ],
      undo: '在同一位置：用户凭据，或受信任的凭据 → 用户 → Overpaint → 移除。',
    },
    {
      name: 'Windows',
      trust: [
        '打开下载的文件 → 安装证书 → 当前用户。',
        '将所有的证书都放入下列存储 → 受信任的根证书颁发机构。',
        '重新启动浏览器。',
      ],
      undo: '运行 certmgr.msc → 受信任的根证书颁发机构 → 证书 → 删除 Overpaint。',
    },
    {
      name: 'Mac',
      trust: [
        '打开下载的文件，“钥匙串访问”会把它加入登录钥匙串。',
        '在那里双击 Overpaint → 信任 → 使用此证书时：始终信任。',
      ],
      undo: '在“钥匙串访问”中删除 Overpaint。',
    },
    {
      name: 'Linux、ChromeOS 以及任何电脑上的 Firefox',
      trust: [
        'Chrome：设置 → 隐私和安全 → 安全 → 管理证书 → 将文件作为网站的证书颁发机构导入。',
        'Firefox：设置 → 隐私与安全 → 查看证书 → 证书颁发机构 → 导入 → 信任由此机构标识网站。',
      ],
      undo: '在同一列表中删除 Overpaint。',
    },
  ],
};
