import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ellipsis, LogOut, Settings, Star, Trash2, User } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Icon } from "../../foundation/icon/icon.tsx";
import { Menu, MenuButton, MenuHeading, MenuLink } from "./menu.tsx";

const meta: Meta = { title: "Overlay/Menu" };
export default meta;
type Story = StoryObj;

const rotate = fn();

export const OpenMenu: Story = {
  render: () => (
    <div style={{ minBlockSize: 420 }}>
      <Menu look="outline" square align="start" label="More actions" trigger={<Icon of={Ellipsis} />}>
        <MenuHeading>lucia.v</MenuHeading>
        <MenuLink icon={User} href="#profile">
          Profile
        </MenuLink>
        <MenuLink icon={Star} href="#diaries" end="2 open">
          My diaries
        </MenuLink>
        <MenuButton icon={Settings} onClick={rotate}>
          Settings
        </MenuButton>
        <hr />
        <MenuButton icon={LogOut} danger>
          Sign out
        </MenuButton>
      </Menu>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvasElement.querySelector("summary");
    trigger?.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("link", { name: "Profile" })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("button", { name: "Sign out" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(trigger).toHaveFocus();
    await expect(canvas.queryByRole("link", { name: "Profile" })).not.toBeVisible();
    await userEvent.keyboard("{ArrowDown}");
  },
};

export const MenuOnAPhoneInGerman: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <div style={{ minBlockSize: 460 }}>
      <Menu
        look="outline"
        square
        sheet
        align="start"
        label="Weitere Möglichkeiten"
        trigger={<Icon of={Ellipsis} />}
      >
        <MenuHeading>Anbautagebuch</MenuHeading>
        <MenuLink icon={User} href="#profile" current>
          Als Leserin oder Leser ansehen
        </MenuLink>
        <MenuLink icon={Star} href="#diaries" end="2 offen">
          Benachrichtigungseinstellungen dieses Tagebuchs
        </MenuLink>
        <MenuButton icon={Settings} disabled>
          In ein anderes Konto übertragen
        </MenuButton>
        <hr />
        <MenuButton icon={Trash2} danger>
          Tagebuch mit allen Wochen löschen
        </MenuButton>
      </Menu>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector("summary") as HTMLElement);
    await expect(within(canvasElement).getByRole("link", { name: /Leserin/ })).toBeVisible();
  },
};

export const MenuInThai: Story = {
  globals: { lang: "th" },
  render: () => (
    <div style={{ minBlockSize: 320 }}>
      <Menu look="outline" square align="start" label="เมนูเพิ่มเติม" trigger={<Icon of={Ellipsis} />}>
        <MenuHeading>สมหญิง</MenuHeading>
        <MenuLink icon={User} href="#profile">
          โปรไฟล์
        </MenuLink>
        <MenuLink icon={Star} href="#diaries" end="เปิดอยู่ 2">
          ไดอารี่ของฉัน
        </MenuLink>
        <hr />
        <MenuButton icon={LogOut} danger>
          ออกจากระบบ
        </MenuButton>
      </Menu>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector("summary") as HTMLElement);
    await expect(within(canvasElement).getByRole("link", { name: "โปรไฟล์" })).toBeVisible();
  },
};
