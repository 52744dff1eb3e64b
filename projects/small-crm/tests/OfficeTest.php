<?php

declare(strict_types=1);

namespace Tests;

final class OfficeTest extends CrmTest
{
    /**
     * CRM-36: “Done” means done, however often it is pressed.
     * Steps: Press “Done” of a task twice, and once more on a page that was opened before. Then open it again.
     * Expected: The task stays done until “Open again” is pressed.
     */
    public function doneIsDone(): void
    {
        $user = $this->user();
        $old = $this->user()->open('/tasks?status=open');
        $id = $this->database->value("SELECT id FROM tasks WHERE assigned_to = 2 AND status = 'open' ORDER BY due_on, id LIMIT 1");
        $title = $this->database->value('SELECT title FROM tasks WHERE id = ?', [$id]);
        $user->open('/tasks?status=open')->pressTwice("Mark as done: $title");
        $this->counts(1, "tasks WHERE id = ? AND status = 'done'", [$id]);
        $old->press("Mark as done: $title");
        $this->counts(1, "tasks WHERE id = ? AND status = 'done'", [$id]);
        $user->open('/tasks?status=done')->press("Open again: $title");
        $this->counts(1, "tasks WHERE id = ? AND status = 'open' AND done_at IS NULL", [$id]);
    }

    /**
     * CRM-37: A task is given for a day of the next year.
     * Steps: Give a task for yesterday, for 2099 and for 31 February. Change the title of a task that is late.
     * Expected: Each of the first is refused; the late task keeps its day.
     */
    public function daysOfTasks(): void
    {
        $admin = $this->admin();
        foreach (['2026-11-15', '2099-01-01', '2026-02-31'] as $day) {
            $admin->open('/tasks/new')->press('Save', ['title' => 'Too far', 'assigned_to' => '2', 'due_on' => $day]);
            $this->sees($admin, 'Due on must be a day from 16 Nov 2026 to 16 Nov 2027.');
        }
        $this->counts(0, "tasks WHERE title = 'Too far'");
        $this->database->run("UPDATE tasks SET due_on = '2026-10-01' WHERE id = 1");
        $this->sees($admin->open('/tasks/1/edit')->press('Save', ['title' => 'Late']), 'have been saved');
        $this->counts(1, "tasks WHERE id = 1 AND title = 'Late' AND due_on = '2026-10-01'");
    }

    /**
     * CRM-38: Every report can be downloaded, and no cell of it starts a formula.
     * Steps: Give a user a name that begins with = and a customer one that begins with a blank and @. Download the
     * four reports.
     * Expected: Four CSV files; the names have a quote in front. Each download is in the access log.
     */
    public function reports(): void
    {
        $this->database->run("UPDATE users SET name = '=1+1' WHERE id = 2");
        $this->database->run("UPDATE customers SET company = ' @SUM(1)'");
        $admin = $this->admin();
        $files = '';
        foreach (['pipeline', 'team', 'tickets', 'quotes'] as $name) {
            $this->same(200, $admin->open("/reports/$name/csv")->status, $name);
            $files .= $admin->html;
        }
        $this->same(true, str_contains($files, "'=1+1") && str_contains($files, "' @SUM(1)"), 'formulas are text');
        $this->same(0, preg_match('/^"?=/m', $files), 'cells that start a formula');
        $this->counts(4, "access_log WHERE event = 'report_downloaded' AND address = '127.0.0.1'");
    }

    /**
     * CRM-39: Days that do not exist give the usual span of a report.
     * Steps: Open a report from 2026-13-45 to 2026-02-31, and with the last day before the first.
     * Expected: The report opens each time, with days that exist and in their order.
     */
    public function oddDaysInReports(): void
    {
        $admin = $this->admin()->open('/reports/team?from=2026-13-45&to=2026-02-31');
        $this->same(200, $admin->status, 'answer');
        $this->same(1, preg_match('/name="from"[^>]*value="2026-05-16"/', $admin->html), 'first day');
        $admin->open('/reports/team?from=2026-11-10&to=2026-10-01');
        $this->same(1, preg_match('/name="from"[^>]*value="2026-10-01"/', $admin->html), 'the earlier day');
    }

    /**
     * CRM-40: A form without its token changes nothing.
     * Steps: Send every form without a token, with a wrong one, and with the token of another session.
     * Expected: Each is refused with 419; nothing is stored.
     */
    public function tokens(): void
    {
        $foreign = $this->visitor()->open('/login')->hidden('csrf');
        $admin = $this->admin();
        $before = $this->stored();
        foreach ($this->routes() as [$method, $pattern, $roles]) {
            if ($method !== 'POST') {
                continue;
            }
            $path = str_replace('{id}', '1', $pattern);
            $login = ['email' => self::ADMIN, 'password' => self::ADMIN_PASSWORD];
            foreach ([[], ['csrf' => 'x'], ['csrf' => $foreign]] as $fields) {
                $answer = $roles === ['guest'] ? $this->visitor()->post($path, $fields + $login) : $admin->post($path, $fields);
                $this->same(419, $answer->status, $path);
            }
        }
        $this->same($before, $this->stored(), 'what is stored');
    }

    /**
     * CRM-41: The pages of the administrator are closed to users, and all pages to visitors.
     * Steps: Open every address of the administrator as a user, and every address as a visitor, by GET and by POST.
     * Expected: 403 for the user, noted in the access log; the sign-in page for the visitor.
     */
    public function pagesOfTheAdministrator(): void
    {
        $user = $this->user();
        $csrf = $user->hidden('csrf');
        $visitor = $this->visitor();
        $closed = 0;
        $before = $this->stored();
        foreach ($this->routes() as [$method, $pattern, $roles]) {
            $path = strtr($pattern, ['{id}' => '1', '{name}' => 'team']);
            if ($roles === ['admin']) {
                $closed++;
                $this->same(403, ($method === 'GET' ? $user->open($path) : $user->post($path, ['csrf' => $csrf]))->status, $path);
            }
            if ($roles !== ['guest']) {
                $this->same('/login', ($method === 'GET' ? $visitor->open($path) : $visitor->post($path, []))->path, $path);
            }
        }
        $this->same(true, $closed > 20, 'more than 20 addresses');
        $this->same($before, $this->stored(), 'what is stored');
        $this->counts($closed, "access_log WHERE event = 'page_refused' AND user_id = 2");
        $this->counts(2, "access_log WHERE event = 'page_refused' AND detail = '/users' AND user_id = 2");
    }

    /**
     * CRM-42: A user keeps name and phone up to date, and neither role nor e-mail.
     * Steps: Save the profile with the additional fields role, email and status.
     * Expected: Name and phone are saved; role, e-mail and status are as before.
     */
    public function profile(): void
    {
        $user = $this->user()->open('/profile')
            ->press('Save', ['phone' => '+91 00000 00777', 'role' => 'admin', 'email' => 'x@crm.example', 'status' => 'blocked']);
        $this->sees($user, 'Your profile has been saved.');
        $this->same(1, preg_match('/name="phone"[^>]*value="\+91 00000 00777"/', $user->html), 'the phone in the form');
        $this->counts(1, "users WHERE id = 2 AND role = 'user' AND status = 'active' AND email = ? AND phone = '+91 00000 00777'", [self::USER]);
    }
}
