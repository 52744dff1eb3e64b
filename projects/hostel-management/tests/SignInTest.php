<?php

declare(strict_types=1);

namespace Tests;

final class SignInTest extends HostelTest
{
    /**
     * HM-01: Importing the two SQL files a second time starts afresh.
     * Steps: Import schema.sql and seed.sql into the database that holds them already.
     * Expected: The same 24 students as before, no error, and both logins work.
     */
    public function importTwice(): void
    {
        $this->database->run("UPDATE students SET phone = 'changed'");
        $this->database->import('schema.sql');
        $this->database->import('seed.sql');
        $this->counts(24, 'students');
        $this->counts(0, "students WHERE phone = 'changed'");
        $this->sees($this->office(), 'Today at the hostel');
    }

    /**
     * HM-02: Office and student sign in and reach their own start pages.
     * Steps: Sign in with each of the two sample logins.
     * Expected: The office sees the dashboard, the student sees “Good to see you”.
     */
    public function signInOfBothRoles(): void
    {
        $this->same('/admin', $this->office()->path, 'start page of the office');
        $student = $this->student();
        $this->same('/student', $student->path, 'start page of a student');
        $this->sees($student, 'Good to see you, Ananya');
    }

    /**
     * HM-03: SQL typed into the sign-in form is refused like any wrong password.
     * Steps: Sign in with the address admin@hostel.example' -- and with the password ' OR '1'='1.
     * Expected: “E-mail address or password is wrong.” and nobody is signed in.
     */
    public function sqlInSignIn(): void
    {
        foreach (["' OR '1'='1", "admin@hostel.example' -- ", "admin@hostel.example'/*", 'admin@hostel.example"/*'] as $words) {
            $visitor = $this->signIn($this->visitor(), $words, "' OR '1'='1");
            $this->sees($visitor, 'E-mail address or password is wrong.');
            $this->same('/login', $visitor->open('/admin')->path, 'where a visitor is led');
        }
    }

    /**
     * HM-04: After three wrong passwords the next try has to wait, a little longer each time.
     * Steps: Type three wrong passwords and then the right one at once. Wait for the seconds that are
     * named, and type the right one again. Do the same after very many wrong ones.
     * Expected: The first right one is asked to wait for seconds, never more than 30; the second gets in.
     */
    public function wrongPasswordsSlowDown(): void
    {
        $visitor = $this->visitor();
        for ($i = 0; $i < 3; $i++) {
            $this->sees($this->signIn($visitor, self::STUDENT, 'wrong'), 'E-mail address or password is wrong.');
        }
        $this->sees($this->signIn($visitor, self::STUDENT, self::STUDENT_PASSWORD), 'Please wait 2 seconds');
        $this->database->run('UPDATE login_attempts SET last_try_at = last_try_at - INTERVAL 2 SECOND');
        $this->sees($this->signIn($visitor, self::STUDENT, 'wrong'), 'is wrong');
        $this->sees($this->signIn($visitor, self::STUDENT, 'wrong'), 'Please wait 4 seconds');
        $this->database->run('UPDATE login_attempts SET tries = 500');
        $this->sees($this->signIn($visitor, self::STUDENT, self::STUDENT_PASSWORD), 'Please wait 30 seconds');
        $this->database->run('UPDATE login_attempts SET last_try_at = last_try_at - INTERVAL 30 SECOND');
        $this->signIn($visitor, self::STUDENT, self::STUDENT_PASSWORD);
        $this->same('/student', $visitor->path, 'after waiting');
    }

    /**
     * HM-05: Nobody can keep the office out by typing wrong passwords.
     * Steps: At another computer, type many wrong passwords for the office’s address. Then sign in as the
     * office at its own computer.
     * Expected: The office gets in at once, and its sign-in does not forgive the other computer.
     */
    public function officeIsNeverLockedOut(): void
    {
        $this->database->run(
            "INSERT INTO login_attempts (email, address, tries, last_try_at) VALUES (?, '198.51.100.7', 900, ?)",
            [self::OFFICE, self::NOW],
        );
        $this->same('/admin', $this->office()->path, 'the office signs in');
        $this->counts(1, "login_attempts WHERE address = '198.51.100.7' AND tries = 900");
    }

    /**
     * HM-06: A password with a character that cannot be typed is refused with a sentence.
     * Steps: Send a registration whose password holds a NUL character. Sign in with a right password
     * and a NUL behind it.
     * Expected: A sentence beside the field; the sign-in is wrong; no error page either time.
     */
    public function nulInPassword(): void
    {
        $odd = "ten letters\0 and more";
        $visitor = $this->register($this->visitor(), ['password' => $odd, 'password_again' => $odd]);
        $this->same(200, $visitor->status, 'answer');
        $this->sees($visitor, 'Password has a character that cannot be typed.');
        $this->sees($this->signIn($this->visitor(), self::OFFICE, self::OFFICE_PASSWORD . "\0x"), 'is wrong');
    }

    /**
     * HM-07: A double press on “Sign in” signs in.
     * Steps: Press the button twice before the first answer is there.
     * Expected: The dashboard, and not “This form has expired”.
     */
    public function signInTwice(): void
    {
        $visitor = $this->visitor()->open('/login')
            ->pressTwice('Sign in', ['email' => self::OFFICE, 'password' => self::OFFICE_PASSWORD]);
        $this->same(200, $visitor->status, 'answer');
        $this->sees($visitor, 'Today at the hostel');
    }

    /**
     * HM-08: A changed password ends the sessions on other devices.
     * Steps: Sign in on two devices. Change the password on one.
     * Expected: The other has to sign in again; the first goes on.
     */
    public function passwordChangeEndsOthers(): void
    {
        $laptop = $this->student();
        $phone = $this->student();
        $laptop->open('/password')->press('Change password', [
            'current_password' => self::STUDENT_PASSWORD,
            'password' => self::NEW_PASSWORD,
            'password_again' => self::NEW_PASSWORD,
        ]);
        $this->sees($laptop, 'Your password is changed.');
        $this->same('/login', $phone->open('/student')->path, 'the other device');
        $this->sees($laptop->open('/student'), 'Good to see you, Ananya');
    }

    /**
     * HM-09: A session that was planted or stolen is worth nothing.
     * Steps: Open the sign-in page with a session cookie made up by an attacker, then sign in. Keep the
     * cookie, sign out, and use the kept one.
     * Expected: The made-up id is never used, the id changes at the sign-in, and the kept one opens nothing.
     */
    public function sessionsCannotBePlanted(): void
    {
        $visitor = $this->visitor();
        $visitor->cookies['hostel_session'] = 'planted-by-somebody-else';
        $before = $visitor->open('/login')->cookies['hostel_session'];
        $this->same(false, $before === 'planted-by-somebody-else', 'the made-up id is used');
        $this->signIn($visitor, self::STUDENT, self::STUDENT_PASSWORD);
        $kept = $visitor->cookies;
        $this->same(false, $kept['hostel_session'] === $before, 'the id stays the same');
        $visitor->press('Sign out');
        foreach ([$before, $kept['hostel_session']] as $id) {
            $thief = $this->visitor();
            $thief->cookies['hostel_session'] = $id;
            $this->same('/login', $thief->open('/student')->path, 'where a kept id leads');
        }
    }

    /**
     * HM-10: A closed account is out at once.
     * Steps: While a student is signed in, the office closes the account. The student opens a page, and
     * then tries to sign in again.
     * Expected: The sign-in page, and “E-mail address or password is wrong.”
     */
    public function closedAccountIsOut(): void
    {
        $student = $this->student();
        $this->office()->open('/admin/students/1')->press('Yes, close the account');
        $this->same('/login', $student->open('/student/fees')->path, 'the open session');
        $this->sees($this->student(), 'is wrong');
    }

    /**
     * HM-11: Any text in the sign-in form gets an answer.
     * Steps: Sign in with an e-mail address of 191 characters in a script of two bytes for each.
     * Expected: “E-mail address or password is wrong.”, not an error page.
     */
    public function longForeignAddress(): void
    {
        $visitor = $this->signIn($this->visitor(), 'x' . str_repeat('é', 190), 'whatever');
        $this->same(200, $visitor->status, 'answer');
        $this->sees($visitor, 'is wrong');
    }

    /**
     * HM-12: A student registers once; a second time with one e-mail address is refused.
     * Steps: Register with an address that has an account. Correct it and register.
     * Expected: The refused form keeps what was typed, except passwords; then the account is open.
     */
    public function registration(): void
    {
        $visitor = $this->register($this->visitor(), ['email' => self::STUDENT]);
        $this->sees($visitor, 'This e-mail address already has an account.');
        $this->same(1, preg_match('/name="guardian_name"[^>]*value="Leela Menon"/', $visitor->html), 'what was typed');
        $this->same(0, preg_match('/name="password"[^>]*value="[^"]+"/', $visitor->html), 'a password in the page');
        $this->sees($this->register($visitor), 'Good to see you, Anju');
        $this->counts(1, "users WHERE email = 'anju@hostel.example' AND role = 'student'");
    }

    /**
     * HM-13: A name that cannot be seen is no name.
     * Steps: Register with a name of invisible characters. Register with a name in which a direction
     * mark and a line break are hidden.
     * Expected: “Name is required.”; the second is stored without mark and break.
     */
    public function invisibleNames(): void
    {
        $this->sees($this->register($this->visitor(), ['name' => "\u{200B}\u{2060}\u{200D} "]), 'Name is required.');
        $this->register($this->visitor(), ['name' => "Anju\n\u{202E}Menon"]);
        $this->counts(1, "users WHERE name = 'Anju Menon'");
    }

    /**
     * HM-14: Details that cannot be true are refused.
     * Steps: Register for the sixth year of a course of four years, and with a phone number of one digit.
     * Expected: A sentence beside each of the two fields; no account is made.
     */
    public function impossibleDetails(): void
    {
        $visitor = $this->register($this->visitor(), ['study_year' => '6', 'phone' => '9---------']);
        $this->sees($visitor, 'Phone must have 10 to 15 digits');
        $this->sees($this->register($visitor, ['study_year' => '6']), 'This course has 4 years.');
        $this->counts(0, "users WHERE email = 'anju@hostel.example'");
    }
}
