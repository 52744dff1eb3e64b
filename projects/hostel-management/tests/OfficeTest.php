<?php

declare(strict_types=1);

namespace Tests;

final class OfficeTest extends HostelTest
{
    /**
     * HM-42: A complaint is answered, resolved, and opened again by a reply.
     * Steps: A student raises a complaint. The office answers and resolves it. The student replies that
     * nothing has changed.
     * Expected: The student reads the answer; after the reply the complaint is open and on the dashboard.
     */
    public function complaints(): void
    {
        $student = $this->student()->open('/student/complaints/new')->press('Send to the office', [
            'category' => 'electricity', 'subject' => 'Lamp is broken', 'body' => 'The lamp above bed A.',
        ]);
        $id = basename($student->path);
        $office = $this->office()->open("/admin/complaints/$id")
            ->press('Save', ['status' => 'resolved', 'body' => 'A new lamp is there.']);
        $this->sees($student->open("/student/complaints/$id"), 'A new lamp is there.');
        $this->sees($student, 'Resolved');
        $student->press('Add reply', ['body' => 'It is dark again.']);
        $this->sees($office->open('/admin'), 'Lamp is broken');
        $this->counts(1, "complaints WHERE id = ? AND status = 'open'", [$id]);
    }

    /**
     * HM-43: A script that somebody types is shown and never run.
     * Steps: Raise a complaint whose subject and text are a script. Open it as student and as office.
     * Expected: Both read the script as text; the page holds no element of it.
     */
    public function scriptsAreText(): void
    {
        $script = '<script>alert(1)</script><img src=x onerror=alert(2)>';
        $student = $this->student()->open('/student/complaints/new')
            ->press('Send to the office', ['category' => 'other', 'subject' => $script, 'body' => $script]);
        $office = $this->office()->open('/admin/complaints/' . basename($student->path));
        foreach ([$student, $office, $this->office()->open('/admin/complaints?q=script')] as $reader) {
            $this->same(false, str_contains($reader->html, '<script>alert') || str_contains($reader->html, '<img src=x'), 'a script in the page');
            $this->sees($reader, '<script>alert(1)</script>');
        }
    }

    /**
     * HM-44: A notice is read from its first to its last day.
     * Steps: Write a notice for tomorrow only. Open the notice board today, tomorrow and the day after.
     * Expected: It is there tomorrow only. A last day before the first is refused.
     */
    public function notices(): void
    {
        $notice = ['title' => 'Library hours', 'body' => 'Open until ten.', 'published_on' => '2026-11-17'];
        $office = $this->office()->open('/admin/notices/new')->press('Save notice', ['expires_on' => '2026-11-16'] + $notice);
        $this->sees($office, 'The last day is before the first.');
        $office->press('Save notice', ['expires_on' => '2026-11-17'] + $notice);
        $this->doesNotSee($this->student()->open('/student/notices'), 'Library hours');
        $this->on('2026-11-17');
        $this->sees($this->student()->open('/student/notices'), 'Open until ten.');
        $this->on('2026-11-18');
        $this->doesNotSee($this->student()->open('/student/notices'), 'Library hours');
    }

    /**
     * HM-45: Every report can be downloaded, and no cell of it starts a formula.
     * Steps: Give a student a name that begins with = and one that begins with a blank and @. Download
     * the four reports.
     * Expected: Four CSV files with a heading; the names have a quote in front.
     */
    public function reports(): void
    {
        $this->database->run("UPDATE users SET name = '=1+1' WHERE id = 2");
        $this->database->run("UPDATE users SET name = ' @SUM(1)' WHERE id = 3");
        $office = $this->office();
        $headings = ['occupancy' => 'Block,Room', 'dues' => 'Student,', 'collection' => '"Paid on"', 'complaints' => 'Category,'];
        foreach ($headings as $name => $heading) {
            $this->same(200, $office->open("/admin/reports/export?report=$name")->status, $name);
            $this->same(true, str_contains($office->html, $heading), "heading of $name");
        }
        $office->open('/admin/reports/export?report=occupancy');
        $this->same(true, str_contains($office->html, "'=1+1") && str_contains($office->html, "' @SUM(1)"), 'formulas are text');
    }

    /**
     * HM-46: Days that do not exist give the report of this month.
     * Steps: Open the collection report with the days 2026-13-45 and 2026-02-31, and with the last day
     * before the first.
     * Expected: The report opens each time, with days that exist and in their order.
     */
    public function oddDaysInReports(): void
    {
        $office = $this->office()->open('/admin/reports?report=collection&from=2026-13-45&to=2026-02-31');
        $this->same(200, $office->status, 'answer');
        $this->same(1, preg_match('/name="from"[^>]*value="2026-11-01"/', $office->html), 'first day');
        $office->open('/admin/reports?report=collection&from=2026-11-10&to=2026-10-01');
        $this->same(1, preg_match('/name="from"[^>]*value="2026-10-01"/', $office->html), 'the earlier day');
    }

    /**
     * HM-47: Courses that somebody studies stay.
     * Steps: Delete a course that has students by sending the form by hand. Add a course with a code that is
     * taken.
     * Expected: Both are refused with a sentence.
     */
    public function courses(): void
    {
        $office = $this->office()->open('/admin/courses/new')->press('Save course', ['code' => 'BCA', 'name' => 'Design', 'is_active' => '1']);
        $this->sees($office, 'Another course has this code.');
        $office->post('/admin/courses/1/delete', ['_token' => $office->hidden('_token')]);
        $this->sees($office, 'This course has students.');
        $this->counts(1, 'courses WHERE id = 1');
    }

    /**
     * HM-48: Searches take % and _ as ordinary characters, and page numbers as they come.
     * Steps: Search the students for %, for _ and for SQL. Open page -1, page 999 and page x.
     * Expected: Nothing is found by %, _ and SQL; every page opens, the last one for 999.
     */
    public function searchesAndPages(): void
    {
        $office = $this->office();
        foreach (['%', '_', "zz%' UNION SELECT 1,email,password_hash FROM users -- "] as $words) {
            $this->sees($office->open('/admin/students?q=' . rawurlencode($words)), 'No student fits this search.');
        }
        foreach (['-1' => 'page 1 of 3', '999' => 'page 3 of 3', 'x' => 'page 1 of 3', '99999999999999999999' => 'page 3 of 3'] as $page => $words) {
            $this->sees($office->open("/admin/students?page=$page"), $words);
        }
        $this->same(200, $office->open('/admin/students?q[]=x&page[]=2&course=%FF')->status, 'odd address');
    }

    /**
     * HM-49: A form without its token changes nothing.
     * Steps: Send forms of office and student without a token, with a wrong one, and with the token of another
     * session.
     * Expected: Each is refused with 419; nothing is stored.
     */
    public function tokens(): void
    {
        $foreign = $this->visitor()->open('/login')->hidden('_token');
        $office = $this->office();
        $student = $this->student();
        $before = $this->database->run('CHECKSUM TABLE users, courses, complaints, fees, notices');
        foreach ([[], ['_token' => str_repeat('f', 64)], ['_token' => $foreign]] as $token) {
            foreach (['/admin/courses/5/delete', '/admin/fees/month', '/admin/students/1/active', '/logout'] as $path) {
                $this->same(419, $office->post($path, $token + ['period' => '2026-12'])->status, $path);
            }
            $fields = $token + ['category' => 'other', 'subject' => 'forged', 'body' => 'forged'];
            $this->same(419, $student->post('/student/complaints', $fields)->status, '/student/complaints');
        }
        $this->same($before, $this->database->run('CHECKSUM TABLE users, courses, complaints, fees, notices'), 'what is stored');
    }

    /**
     * HM-50: The pages of the office are closed to students and visitors.
     * Steps: Open every address of the office, by GET and by POST, as a student and as a visitor.
     * Expected: 403 for the student, noted in the access log; the sign-in page for the visitor.
     */
    public function officePagesAreClosed(): void
    {
        $routes = array_filter(
            require dirname(__DIR__) . '/app/routes.php',
            fn (array $route): bool => str_starts_with($route[1], '/admin'),
        );
        $this->same(true, count($routes) > 40, 'more than 40 addresses');
        $student = $this->student();
        $token = $student->hidden('_token');
        $visitor = $this->visitor();
        foreach ($routes as [$method, $pattern, $role]) {
            $this->same('admin', $role, $pattern);
            $path = str_replace('{id}', '1', $pattern);
            $this->same(403, ($method === 'GET' ? $student->open($path) : $student->post($path, ['_token' => $token]))->status, $path);
            $this->same('/login', ($method === 'GET' ? $visitor->open($path) : $visitor->post($path, []))->path, $path);
        }
        $this->counts(count($routes), "access_log WHERE event = 'access_refused' AND user_id = 2");
    }

    /**
     * HM-51: Records of another student do not exist for a student.
     * Steps: Open the receipt and the complaint of another student, reply to the complaint, and withdraw
     * a booking of somebody else.
     * Expected: 404 each time; nothing is changed.
     */
    public function recordsOfOthers(): void
    {
        $receipt = $this->database->value('SELECT p.id FROM payments p JOIN fees f ON f.id = p.fee_id WHERE f.student_id = 2 LIMIT 1');
        $student = $this->student();
        $token = $student->hidden('_token');
        $this->same(404, $student->open("/student/receipts/$receipt")->status, 'receipt');
        $this->same(404, $student->open('/student/receipts/999999999')->status, 'receipt that nobody has');
        $this->same(404, $student->open('/student/complaints/2')->status, 'complaint');
        $this->same(404, $student->post('/student/complaints/2', ['_token' => $token, 'body' => 'x'])->status, 'reply');
        $this->same(404, $student->post('/student/bookings/23/cancel', ['_token' => $token])->status, 'booking');
        $this->counts(1, "bookings WHERE id = 23 AND status = 'pending'");
    }

    /**
     * HM-52: Fields added to a form by hand are not read.
     * Steps: Save the profile with the additional fields role, user_id, id and gender.
     * Expected: The profile is saved; role, account and gender are as before.
     */
    public function addedFields(): void
    {
        $student = $this->student()->open('/student/profile')
            ->press('Save profile', ['phone' => '90000 12345', 'role' => 'admin', 'user_id' => '1', 'id' => '2', 'gender' => 'male']);
        $this->sees($student, 'Your profile is saved.');
        $this->counts(1, "users WHERE role = 'admin'");
        $this->counts(1, "students WHERE id = 1 AND user_id = 2 AND gender = 'female' AND phone = '90000 12345'");
    }

    /**
     * HM-53: An answer does not close what the student has just written.
     * Steps: The office opens a complaint. The student replies. The office sets the complaint to resolved, with an
     * answer, on the page that was open.
     * Expected: Refused, with the answer still in the form; the reply can be read, and then the answer is taken.
     */
    public function repliesAreRead(): void
    {
        $office = $this->office()->open('/admin/complaints/1');
        $this->student()->open('/student/complaints/1')->press('Add reply', ['body' => 'It drips again.']);
        $answer = ['status' => 'resolved', 'body' => 'A new washer is in.'];
        $this->sees($office->press('Save', $answer), 'The student has written since you opened this page.');
        $this->sees($office, 'It drips again.');
        $this->sees($office, 'A new washer is in.');
        $this->counts(1, "complaints WHERE id = 1 AND status = 'in_progress'");
        $this->sees($office->press('Save', $answer), 'The complaint is updated.');
    }
}
