<?php

declare(strict_types=1);

namespace Tests;

final class SignInTest extends CrmTest
{
    /**
     * CRM-01: Importing the two SQL files a second time starts from nothing.
     * Steps: Import schema.sql and seed.sql into the database that holds them already.
     * Expected: The same 24 customers as before, no error, and both logins work.
     */
    public function importTwice(): void
    {
        $this->database->run("UPDATE customers SET city = 'changed'");
        $this->database->import('schema.sql');
        $this->database->import('seed.sql');
        $this->counts(24, "customers WHERE city <> 'changed'");
        $this->sees($this->admin(), 'Dashboard');
    }

    /**
     * CRM-02: Administrator and user sign in and see their own start pages.
     * Steps: Sign in with each of the two sample logins. As a visitor, open the list of quotes and sign in there.
     * Expected: The dashboard, the desk “My desk”, and the list of quotes that was asked for.
     */
    public function signInOfBothRoles(): void
    {
        $this->sees($this->admin(), 'Open pipeline');
        $this->sees($this->user(), 'My desk');
        $visitor = $this->visitor()->open('/quotes');
        $this->sees($visitor, 'Please sign in first.');
        $visitor->press('Sign in', ['email' => self::USER, 'password' => self::USER_PASSWORD]);
        $this->same('/quotes', $visitor->path, 'the page that was asked for');
    }

    /**
     * CRM-03: SQL typed into the sign-in form is refused like any wrong password.
     * Steps: Sign in with admin@crm.example' -- and with the password ' OR '1'='1.
     * Expected: “E-mail or password is wrong.” and nobody is signed in.
     */
    public function sqlInSignIn(): void
    {
        foreach (["' OR '1'='1", "admin@crm.example' -- ", '") UNION SELECT 1,2,3 -- '] as $words) {
            $visitor = $this->signIn($this->visitor(), $words, "' OR '1'='1");
            $this->same(422, $visitor->status, 'answer');
            $this->sees($visitor, 'E-mail or password is wrong.');
            $this->same('/login', $visitor->open('/')->path, 'where a visitor is led');
        }
    }

    /**
     * CRM-04: After three wrong passwords the next try has to wait, a little longer each time.
     * Steps: Type three wrong passwords and then the right one at once. Wait for the seconds that are named, and
     * type the right one again. Do the same after very many wrong ones.
     * Expected: The first right one is asked to wait for seconds, never more than 30; the second gets in.
     */
    public function wrongPasswordsSlowDown(): void
    {
        $visitor = $this->visitor();
        for ($i = 0; $i < 3; $i++) {
            $this->sees($this->signIn($visitor, self::USER, 'wrong'), 'E-mail or password is wrong.');
        }
        $this->sees($this->signIn($visitor, self::USER, self::USER_PASSWORD), 'Please wait 2 seconds');
        $this->database->run('UPDATE login_attempts SET last_try_at = last_try_at - INTERVAL 2 SECOND');
        $this->sees($this->signIn($visitor, self::USER, 'wrong'), 'is wrong');
        $this->sees($this->signIn($visitor, self::USER, 'wrong'), 'Please wait 4 seconds');
        $this->database->run('UPDATE login_attempts SET tries = 500');
        $this->sees($this->signIn($visitor, self::USER, self::USER_PASSWORD), 'Please wait 30 seconds');
        $this->database->run('UPDATE login_attempts SET last_try_at = last_try_at - INTERVAL 30 SECOND');
        $this->sees($this->signIn($visitor, self::USER, self::USER_PASSWORD), 'My desk');
    }

    /**
     * CRM-05: Nobody can keep the administrator out by typing wrong passwords.
     * Steps: At another computer, type many wrong passwords for the administrator’s login. Then sign in as the
     * administrator at another one.
     * Expected: The administrator gets in at once, and the other computer still has to wait.
     */
    public function administratorIsNeverLockedOut(): void
    {
        $this->database->run(
            "INSERT INTO login_attempts (login, address, tries, last_try_at) VALUES (?, '198.51.100.7', 900, ?)",
            [self::ADMIN, self::NOW],
        );
        $this->sees($this->admin(), 'Open pipeline');
        $this->counts(1, "login_attempts WHERE address = '198.51.100.7' AND tries = 900");
    }

    /**
     * CRM-06: A password with a character that cannot be typed is refused with a sentence.
     * Steps: Change the password to one with a NUL character. Sign in with a right password and a NUL behind it,
     * also for an account whose hash is to be made anew.
     * Expected: The sentence beside the field; the sign-in is wrong; no error page.
     */
    public function nulInPassword(): void
    {
        $odd = "ten letters\0 and more";
        $user = $this->user()->open('/profile/password')->press('Change password', [
            'current_password' => self::USER_PASSWORD, 'password' => $odd, 'password_again' => $odd,
        ]);
        $this->same(422, $user->status, 'answer');
        $this->sees($user, 'A password needs 10 to 72 characters.');
        $this->database->run('UPDATE users SET password_hash = ? WHERE id = 2', [
            password_hash(self::USER_PASSWORD, PASSWORD_BCRYPT, ['cost' => 4]),
        ]);
        $this->sees($this->signIn($this->visitor(), self::USER, self::USER_PASSWORD . "\0x"), 'is wrong');
    }

    /**
     * CRM-07: A double press on “Sign in” signs in.
     * Steps: Press the button twice before the first answer is there.
     * Expected: The start page, and not “Form expired”.
     */
    public function signInTwice(): void
    {
        $visitor = $this->visitor()->open('/login')
            ->pressTwice('Sign in', ['email' => self::USER, 'password' => self::USER_PASSWORD]);
        $this->same(200, $visitor->status, 'answer');
        $this->sees($visitor, 'My desk');
    }

    /**
     * CRM-08: A changed password ends the sessions on other computers.
     * Steps: Sign in on two computers. Change the password on one.
     * Expected: The other has to sign in again; the first goes on.
     */
    public function passwordChangeEndsOthers(): void
    {
        $here = $this->user();
        $elsewhere = $this->user();
        $here->open('/profile/password')->press('Change password', [
            'current_password' => self::USER_PASSWORD,
            'password' => self::NEW_PASSWORD,
            'password_again' => self::NEW_PASSWORD,
        ]);
        $this->sees($here, 'Your password has been changed.');
        $this->same('/login', $elsewhere->open('/')->path, 'the other computer');
        $this->sees($here->open('/'), 'My desk');
    }

    /**
     * CRM-09: A session that was planted or stolen is worth nothing.
     * Steps: Open the sign-in page with a session cookie made up by an attacker, then sign in. Keep the cookie, sign
     * out, and use the kept one.
     * Expected: The made-up id is never used, the id changes at the sign-in, and the kept one opens nothing.
     */
    public function sessionsCannotBePlanted(): void
    {
        $visitor = $this->visitor();
        $visitor->cookies['small_crm_session'] = 'planted-by-somebody-else';
        $before = $visitor->open('/login')->cookies['small_crm_session'];
        $this->same(false, $before === 'planted-by-somebody-else', 'the made-up id is used');
        $this->signIn($visitor, self::USER, self::USER_PASSWORD);
        $kept = $visitor->cookies['small_crm_session'];
        $this->same(false, $kept === $before, 'the id stays the same');
        $visitor->press('Sign out');
        foreach ([$before, $kept] as $id) {
            $thief = $this->visitor();
            $thief->cookies['small_crm_session'] = $id;
            $this->same('/login', $thief->open('/customers')->path, 'where a kept id leads');
        }
    }

    /**
     * CRM-10: A blocked user is out at once.
     * Steps: While a user is signed in, the administrator blocks the account. The user opens a page, and then tries
     * to sign in again. The administrator unblocks the account; the user opens a page in the old session.
     * Expected: The sign-in page, “E-mail or password is wrong.”, and the sign-in page once more.
     */
    public function blockedUserIsOut(): void
    {
        $user = $this->user();
        $this->sees($this->admin()->open('/users/2/edit')->press('Save', ['status' => 'blocked']), 'have been saved');
        $this->same('/login', $user->open('/customers')->path, 'the open session');
        $this->sees($this->user(), 'is wrong');
        $this->admin()->open('/users/2/edit')->press('Save', ['status' => 'active']);
        $this->same('/login', $user->open('/customers')->path, 'the old session after unblocking');
    }

    /**
     * CRM-11: There is always an administrator.
     * Steps: Take one’s own role away and block oneself. Make a second administrator; let one of them be demoted
     * while the demoted one, at the same moment, demotes the other.
     * Expected: The first is refused. Of the two, the second to finish is refused; an administrator remains.
     */
    public function alwaysAnAdministrator(): void
    {
        $admin = $this->admin()->open('/users/1/edit')->press('Save', ['role' => 'user', 'status' => 'blocked']);
        $this->sees($admin, 'You cannot take your own administrator role away.');
        $this->sees($admin, 'You cannot block yourself.');

        $admin->open('/users/2/edit')->press('Save', ['role' => 'admin']);
        $second = $this->user()->open('/users/1/edit');
        $this->database->begin();
        $this->database->run("SELECT id FROM users WHERE role = 'admin' FOR UPDATE");
        $this->database->run("UPDATE users SET role = 'user' WHERE id = 2");
        $second->pressWithoutWaiting('Save', ['role' => 'user']);
        $this->database->waitUntilSomebodyWaits();
        $this->database->commit();
        $this->sees($second->finish(), 'Your account may not change users any more.');
        $this->counts(1, "users WHERE role = 'admin' AND status = 'active'");
    }

    /**
     * CRM-12: A user is added once, with a name that can be seen.
     * Steps: Add a user with an e-mail that is taken, then with a name of invisible characters, then rightly, with a
     * double press.
     * Expected: Two refusals that keep what was typed; then one account that can sign in.
     */
    public function addingUsers(): void
    {
        $fields = [
            'name' => "Kiran\n\u{202E}Das", 'email' => 'kiran@crm.example', 'password' => self::NEW_PASSWORD,
            'password_again' => self::NEW_PASSWORD,
        ];
        $admin = $this->admin()->open('/users/new')->press('Save', ['email' => self::USER] + $fields);
        $this->sees($admin, 'Another user has this e-mail already.');
        $this->same(1, preg_match('/name="name"[^>]*value="Kiran Das"/', $admin->html), 'what was typed');
        $this->sees($admin->press('Save', ['name' => "\u{200B}\u{200D}"] + $fields), 'Name is required.');
        $this->sees($admin->pressTwice('Save', $fields), 'Kiran Das can sign in now.');
        $this->counts(1, "users WHERE name = 'Kiran Das'");
        $this->sees($this->signIn($this->visitor(), 'kiran@crm.example', self::NEW_PASSWORD), 'My desk');
    }
}
